import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'booking-lost-arrived',
  title: 'Answer of a booking lost, the booking arrived',
  look: 'After the last step the app looks through the own bookings and finds this one: it says that it is booked, with its PNR.',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'POST /api/bookings', effect: { kind: 'lost' }, times: 1 }],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
