import { bookingAhead } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'booking-ends-session',
  title: 'One booking ends the session',
  look: 'Opening the booking is ‘Failed to fetch booking’ by a 401, and the login page opens.',
  messages: ['Failed to fetch booking'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/bookings/:id', effect: { kind: 'status', status: 401 } }],
  },
  arrange: (db) => `/bookings/${bookingAhead(db, 'arjun.deshmukh@railway.example')._id}`,
} satisfies Scenario
