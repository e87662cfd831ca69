import { bookingAhead } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'cancelling-fails',
  title: 'Cancelling fails',
  look: 'Cancelling a booking says ‘Failed to cancel booking’, and the booking stands.',
  messages: ['Failed to cancel booking'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'PUT /api/bookings/:id/cancel', effect: { kind: 'status', status: 500 } }],
  },
  arrange: (db) => `/bookings/${bookingAhead(db, 'arjun.deshmukh@railway.example')._id}`,
} satisfies Scenario
