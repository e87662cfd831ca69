import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'session-ends-in-third-step',
  title: '401 in the third step',
  look: 'The last step of a booking leads to the login page; after signing in again the form is as it was, and booking works.',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'POST /api/bookings', effect: { kind: 'status', status: 401 }, times: 1 }],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
