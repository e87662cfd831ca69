import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'train-without-number',
  title: 'A train without its number',
  look: 'The booking form says ‘Invalid train data format received’.',
  messages: ['Invalid train data format received'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/trains/:id', effect: { kind: 'missing', field: 'data.trainNumber' } }],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
