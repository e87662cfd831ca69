import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'train-to-book-fails',
  title: 'A train to book fails',
  look: 'The booking form says ‘Failed to load train details’; the call’s own words are ‘Failed to fetch train details’.',
  messages: ['Failed to fetch train details', 'Failed to load train details'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/trains/:id', effect: { kind: 'status', status: 500 } }],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
