import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'train-deleted',
  title: 'Train deleted while it is booked',
  look: 'On booking, ‘Failed to create booking’ shows: the train is gone, and the answers are kept.',
  state: { persona: 'frequent-passenger' },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
  meanwhile: {
    call: 'POST /api/bookings',
    happens(db, { train: id }) {
      db.trains = db.trains.filter(({ _id }) => _id !== id)
    },
  },
} satisfies Scenario
