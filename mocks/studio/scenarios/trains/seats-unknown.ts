import { dayAhead, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'seats-unknown',
  title: 'Free seats are not known',
  look: 'The train’s page says ‘Failed to check seat availability’, not that it is sold out; the call’s own words are ‘Failed to fetch available seats’.',
  messages: ['Failed to fetch available seats', 'Failed to check seat availability'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/trains/:id/seats', effect: { kind: 'status', status: 500 } }],
  },
  arrange: (db) => `/trains/${trainNumbered(db, '12951')._id}?date=${dayAhead(5)}`,
} satisfies Scenario
