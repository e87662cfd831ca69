import { bookingAhead } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'pnr-fails',
  title: 'Looking up a PNR fails',
  look: 'The page says ‘Failed to fetch booking by PNR’.',
  messages: ['Failed to fetch booking by PNR'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/bookings/pnr/:pnr', effect: { kind: 'status', status: 500 } }],
  },
  arrange: (db) => `/bookings/pnr/${bookingAhead(db, 'arjun.deshmukh@railway.example').pnr}`,
} satisfies Scenario
