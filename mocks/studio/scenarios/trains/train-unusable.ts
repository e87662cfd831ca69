import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'train-unusable',
  title: 'A train that cannot be used',
  look: 'The booking form says ‘Failed to process train data’.',
  messages: ['Failed to process train data'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/trains/:id', effect: { kind: 'type', field: 'data._id' } }],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
