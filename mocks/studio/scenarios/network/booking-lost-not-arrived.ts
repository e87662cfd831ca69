import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'booking-lost-not-arrived',
  title: 'Answer of a booking lost, the booking did not arrive',
  look: 'After the last step the app looks through the own bookings and says ‘Not booked’; sending it again books once.',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'POST /api/bookings', effect: { kind: 'refused' }, times: 1 }],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
