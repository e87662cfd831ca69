import { bookingAhead } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'booking-details-end-session',
  title: 'The details of a booking end the session',
  look: 'The booking fails, and its details are ‘Failed to fetch booking details’ by a 401: the login page opens.',
  messages: ['Failed to fetch booking details'],
  state: {
    persona: 'frequent-passenger',
    rules: [
      { call: 'GET /api/bookings/:id', effect: { kind: 'status', status: 500 } },
      { call: 'GET /api/bookings/:id/details', effect: { kind: 'status', status: 401 } },
    ],
  },
  arrange: (db) => `/bookings/${bookingAhead(db, 'arjun.deshmukh@railway.example')._id}`,
} satisfies Scenario
