import * as v from 'valibot'
import { named } from '../contract.ts'
import { calendarDate, dateOrInstant, described, id, instant, rupees, shortText, text } from '../fields.ts'
import { userExample } from './accounts.calls.ts'
import { from, stationRef, to } from './stations.calls.ts'
import { bookedTrain, bookedTrainExample } from './trains.records.ts'

const gender = v.picklist(['M', 'F', 'O'])

const passenger = v.object({
  name: text,
  age: v.number(),
  gender,
  seatNumber: v.nullish(described(text, 'Null as long as none is given out.')),
  coach: v.nullish(text),
})

const bookingFields = {
  _id: id,
  pnr: described(v.pipe(v.string(), v.regex(/^[A-Z0-9]{6,10}$/)), '6 to 10 capitals and digits.'),
  journeyDate: dateOrInstant,
  bookingDate: instant,
  passengers: v.array(passenger),
  totalFare: rupees,
  bookingStatus: described(
    text,
    'Confirmed, Waiting, RAC, Cancelled, Pending, Completed, or another word, which is shown.',
  ),
  paymentStatus: v.optional(text),
  paymentMethod: v.optional(text),
  clientRequestId: v.optional(
    described(text, 'As it was sent: a booking whose answer was lost is found by it.'),
  ),
}

const bookedStation = v.object({ _id: v.optional(id), code: text, name: text })

/** In the own list. */
export const ownBooking = v.object({
  ...bookingFields,
  train: v.nullable(
    v.object({
      _id: v.optional(id),
      trainNumber: v.optional(text),
      number: v.optional(described(text, 'In place of `trainNumber`.')),
      name: text,
    }),
  ),
  from: v.nullable(bookedStation),
  to: v.nullable(bookedStation),
})

/** By its PNR, by its id, and in the admin's list. */
export const booking = v.object({
  ...bookingFields,
  train: v.nullable(bookedTrain),
  fromStation: v.nullable(stationRef),
  toStation: v.nullable(stationRef),
  user: v.nullish(v.union([id, v.object({ _id: id, username: text, email: v.optional(text) })])),
})

/** After booking and cancelling: train and stations by their ids. */
export const writtenBooking = v.object({ ...bookingFields, train: id, fromStation: id, toStation: id })

export const newBooking = v.object({
  train: id,
  fromStation: id,
  toStation: id,
  journeyDate: calendarDate,
  passengers: v.pipe(
    v.array(
      v.object({
        name: shortText(100),
        age: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
        gender,
        berthPreference: v.optional(v.picklist(['LB', 'MB', 'UB', 'SL', 'SU', 'NA'])),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
  paymentMethod: text,
  clientRequestId: v.optional(
    described(
      text,
      'One for each decision to book; the same id again is the same booking, not a second one.',
    ),
  ),
})

const ira = { name: 'Ira Sol', age: 34, gender: 'F' as const }
const booked = {
  _id: '66b0000000000000000000d1',
  pnr: 'K7Q2M9ZT',
  journeyDate: '2026-03-02',
  bookingDate: '2026-02-11T08:30:00.000Z',
  passengers: [{ ...ira, seatNumber: null }],
  totalFare: 379,
  bookingStatus: 'Confirmed',
  paymentStatus: 'Pending',
  paymentMethod: 'credit_card',
  clientRequestId: '0f3c8a52-7a3e-4e1b-9d55-2f1d9c0a7b11',
}
const byId = { train: bookedTrainExample._id, fromStation: from._id, toStation: to._id }
const { _id, username, email } = userExample

export const writtenExample: v.InferInput<typeof writtenBooking> = { ...booked, ...byId }
export const bookingExample: v.InferInput<typeof booking> = {
  ...booked,
  train: bookedTrainExample,
  fromStation: from,
  toStation: to,
  user: { _id, username, email },
}

export const records = {
  Passenger: named(passenger),
  OwnBooking: named(ownBooking, { ...booked, train: bookedTrainExample, from, to }),
  Booking: named(booking, bookingExample),
  WrittenBooking: named(writtenBooking, writtenExample),
  NewBooking: named(newBooking, {
    ...byId,
    journeyDate: booked.journeyDate,
    passengers: [{ ...ira, berthPreference: 'LB' }],
    paymentMethod: booked.paymentMethod,
    clientRequestId: booked.clientRequestId,
  }),
}
