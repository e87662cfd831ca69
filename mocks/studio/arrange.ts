import { today } from '../clock.ts'
import { newId, newPnr } from '../db.ts'
import { addDays, midnight } from '../seed/dates.ts'
import { freeSeats } from '../trips.ts'
import type { Tables, TrainRecord } from '../records.ts'

/** What scenarios need to arrange their data. */

/** In a world that does not have it, the first train of that one. */
export function trainNumbered(db: Tables, trainNumber: string): TrainRecord {
  const train = db.trains.find((candidate) => candidate.trainNumber === trainNumber) ?? db.trains[0]
  if (!train) throw new Error('There is no train in this world')
  return train
}

/** `YYYY-MM-DD`, so many days from today. */
export const dayAhead = (days: number) => addDays(today(), days)

/** The form to book a train, with its date filled in. */
export const bookingForm = ({ _id }: TrainRecord, days: number) =>
  `/bookings/new/${_id}?date=${dayAhead(days)}`

/** A confirmed booking of somebody that can still be cancelled. */
export function bookingAhead(db: Tables, email: string) {
  const user = db.users.find((candidate) => candidate.email === email)
  const booking = db.bookings.findLast(
    (candidate) =>
      candidate.user === user?._id &&
      candidate.bookingStatus === 'Confirmed' &&
      candidate.journeyDate > midnight(dayAhead(1)),
  )
  if (!booking) throw new Error(`${email} has booked nothing ahead in this world`)
  return booking
}

/** Somebody else books every seat that is left. */
export function sellOut(db: Tables, train: TrainRecord, date: string) {
  const [user] = db.users
  db.bookings.push({
    _id: newId(),
    pnr: newPnr(),
    user: user?._id ?? '',
    train: train._id,
    fromStation: train.source,
    toStation: train.destination,
    journeyDate: midnight(date),
    bookingDate: midnight(addDays(today(), -1)),
    passengers: Array.from({ length: freeSeats(train, date) }, (_, index) => ({
      name: `Group Traveller ${index + 1}`,
      age: 30,
      gender: 'O',
      seatNumber: null,
    })),
    totalFare: 0,
    bookingStatus: 'Confirmed',
    paymentStatus: 'Completed',
    paymentMethod: 'upi',
  })
}
