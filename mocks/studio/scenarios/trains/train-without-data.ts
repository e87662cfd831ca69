import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'train-without-data',
  title: 'A train without data',
  look: 'The booking form says ‘No train data received’.',
  messages: ['No train data received'],
  state: {
    persona: 'frequent-passenger',
    rules: [
      {
        call: 'GET /api/trains/:id',
        effect: { kind: 'status', status: 200, body: '{"success":true,"data":null}' },
      },
    ],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
