import { bookingAhead } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'booking-fails',
  title: 'One booking fails at both addresses',
  look: 'Open a booking: ‘No booking data received from any endpoint’ stands beside what is known of it.',
  messages: ['No booking data received from any endpoint'],
  state: {
    persona: 'frequent-passenger',
    rules: [
      { call: 'GET /api/bookings/:id', effect: { kind: 'status', status: 500 } },
      { call: 'GET /api/bookings/:id/details', effect: { kind: 'status', status: 500 } },
    ],
  },
  arrange: (db) => `/bookings/${bookingAhead(db, 'arjun.deshmukh@railway.example')._id}`,
} satisfies Scenario
