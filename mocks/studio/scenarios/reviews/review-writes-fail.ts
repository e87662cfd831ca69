import { trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'review-writes-fail',
  title: 'Writing reviews fails',
  look: 'Each press says what failed: ‘Failed to create review’, ‘Failed to update review’, ‘Failed to delete review’, ‘Failed to like review’, ‘Failed to dislike review’.',
  messages: [
    'Failed to create review',
    'Failed to update review',
    'Failed to delete review',
    'Failed to like review',
    'Failed to dislike review',
  ],
  state: {
    persona: 'frequent-passenger',
    rules: [
      { call: 'POST /api/reviews', effect: { kind: 'status', status: 409 } },
      { call: 'PUT /api/reviews/:id', effect: { kind: 'status', status: 409 } },
      { call: 'DELETE /api/reviews/:id', effect: { kind: 'status', status: 500 } },
      { call: 'PUT /api/reviews/:id/like', effect: { kind: 'status', status: 500 } },
      { call: 'PUT /api/reviews/:id/dislike', effect: { kind: 'status', status: 500 } },
    ],
  },
  arrange: (db) => `/reviews?train=${trainNumbered(db, '12951')._id}`,
} satisfies Scenario
