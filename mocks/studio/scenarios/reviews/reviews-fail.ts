import { trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'reviews-fail',
  title: 'Reviews fail',
  look: 'The reviews of a train say ‘Failed to fetch train reviews’, and a search ‘Failed to search reviews’.',
  messages: ['Failed to fetch train reviews', 'Failed to search reviews'],
  state: {
    persona: 'frequent-passenger',
    rules: [
      { call: 'GET /api/reviews/train/:trainId', effect: { kind: 'status', status: 500 } },
      { call: 'GET /api/reviews/search', effect: { kind: 'status', status: 500 } },
    ],
  },
  arrange: (db) => `/reviews?train=${trainNumbered(db, '12951')._id}`,
} satisfies Scenario
