import { bookingForm, trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'booking-refused',
  title: 'A booking is refused',
  look: 'The last step says ‘Failed to create booking’ and ‘Nothing was booked; your answers are kept.’',
  messages: ['Failed to create booking'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'POST /api/bookings', effect: { kind: 'status', status: 409 } }],
  },
  arrange: (db) => bookingForm(trainNumbered(db, '12951'), 5),
} satisfies Scenario
