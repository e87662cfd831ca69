import { bookingForm, sellOut, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'sold-out',
  title: 'Sold out between search and booking',
  look: 'Three steps lead to a train with seats; on booking, ‘Failed to create booking’ shows, and the train is ‘Sold out’ then.',
  state: { persona: 'frequent-passenger' },
  arrange: (db) => bookingForm(trainNumbered(db, '01107'), 3),
  meanwhile: {
    call: 'POST /api/bookings',
    happens(db, { train: id, journeyDate }) {
      const train = db.trains.find(({ _id }) => _id === id)
      if (train && typeof journeyDate === 'string') sellOut(db, train, journeyDate)
    },
  },
} satisfies Scenario
