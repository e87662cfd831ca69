import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'price-changed',
  title: 'Price changed between search and booking',
  look: 'After booking, the confirmation says what the railway’s total is and what our estimate was.',
  state: { persona: 'frequent-passenger' },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
  meanwhile: {
    call: 'POST /api/bookings',
    happens(db, { train: id }) {
      const train = db.trains.find(({ _id }) => _id === id)
      if (train) train.fare += 25
    },
  },
} satisfies Scenario
