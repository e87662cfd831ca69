import { trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'train-fails',
  title: 'A train fails',
  look: 'The page of the train says ‘Failed to load train details’; the call’s own words are ‘Failed to fetch train’.',
  messages: ['Failed to fetch train', 'Failed to load train details'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/trains/:id', effect: { kind: 'status', status: 500 } }],
  },
  arrange: (db) => `/trains/${trainNumbered(db, '12951')._id}`,
} satisfies Scenario
