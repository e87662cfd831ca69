import type * as v from 'valibot'
import type * as record from './records.ts'

type Input<S extends keyof typeof record> = v.InferInput<(typeof record)[S]>

const from = { _id: '66b0000000000000000000a1', code: 'QXM', name: 'Quaxmoor', city: 'Quax' }
const to = { _id: '66b0000000000000000000a2', code: 'VBY', name: 'Vellby', city: 'Vellby' }

const station: Input<'station'> = {
  ...from,
  state: 'Northland',
  zone: 'NZ',
  latitude: 12.5,
  longitude: 77.25,
}

const otherStation: Input<'station'> = { ...to, state: 'Southland', latitude: 9.75, longitude: 78.5 }

const run = {
  _id: '66b0000000000000000000b1',
  trainNumber: '90210',
  name: 'Northland Mail',
  trainType: 'Express',
  departureTime: '2000-01-01T16:30:00.000Z',
  arrivalTime: '2000-01-02T01:10:00.000Z',
  totalSeats: 480,
  fare: 62,
  daysOfOperation: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] satisfies v.InferInput<
    typeof record.weekday
  >[],
  status: 'Active',
}
const first = { departureTime: run.departureTime, distance: 0, day: 0 }
const last = { arrivalTime: run.arrivalTime, distance: 610, day: 1 }

const train: Input<'train'> = {
  ...run,
  source: from,
  destination: to,
  route: [
    { station: from, ...first },
    { station: to, ...last },
  ],
}
const trainInList: Input<'trainInList'> = {
  ...train,
  route: [
    { station: from._id, ...first },
    { station: to._id, ...last },
  ],
}
const writtenTrain: Input<'writtenTrain'> = {
  ...trainInList,
  source: from._id,
  destination: to._id,
  route: [
    { station: from._id, ...first },
    { station: to._id, ...last },
  ],
}
const { _id: _train, status: _status, ...newTrain } = writtenTrain

const booked = {
  _id: '66b0000000000000000000d1',
  pnr: 'K7Q2M9ZT',
  journeyDate: '2026-03-02',
  bookingDate: '2026-02-11T08:30:00.000Z',
  passengers: [{ name: 'Ira Sol', age: 34, gender: 'F' as const, seatNumber: null }],
  totalFare: 379,
  bookingStatus: 'Confirmed',
  paymentStatus: 'Pending',
  paymentMethod: 'credit_card',
  clientRequestId: '0f3c8a52-7a3e-4e1b-9d55-2f1d9c0a7b11',
}
const bookedTrain = { _id: run._id, trainNumber: run.trainNumber, name: run.name }
const booking: Input<'booking'> = {
  ...booked,
  train: bookedTrain,
  fromStation: from,
  toStation: to,
  user: { _id: '66b000000000000000000001', username: 'Maya Lobo', email: 'maya@mail.test' },
}

const review: Input<'review'> = {
  _id: '66b0000000000000000000e1',
  user: { _id: '66b000000000000000000001', username: 'Maya Lobo' },
  train: run._id,
  rating: 4,
  title: 'On time',
  comment: 'Quiet coach, and the tea was hot.',
  journeyDate: '2026-01-05',
  createdAt: '2026-01-09T10:00:00.000Z',
  likes: 1,
  dislikes: 0,
}
const reviewWords = { rating: review.rating, title: review.title, comment: review.comment }

/** One of each record, in the form that the document advises. */
export const examples = {
  user: {
    _id: '66b000000000000000000001',
    username: 'Maya Lobo',
    email: 'maya@mail.test',
    role: 'user',
    firstName: 'Maya',
    lastName: 'Lobo',
    phone: '+91 55500 12345',
  } satisfies Input<'user'>,
  station,
  otherStation,
  trainInList,
  train,
  writtenTrain,
  seats: { availableSeats: 112, totalSeats: 480 } satisfies Input<'seats'>,
  ownBooking: { ...booked, train: bookedTrain, from, to } satisfies Input<'ownBooking'>,
  booking,
  writtenBooking: {
    ...booked,
    train: run._id,
    fromStation: from._id,
    toStation: to._id,
  } satisfies Input<'writtenBooking'>,
  review,
  foundReview: { ...review, train: bookedTrain } satisfies Input<'foundReview'>,
  votes: { likes: 2, dislikes: 0, userLiked: true, userDisliked: false } satisfies Input<'votes'>,
  newStation: {
    code: 'QXM',
    name: 'Quaxmoor',
    city: 'Quax',
    state: 'Northland',
    latitude: 12.5,
    longitude: 77.25,
  } satisfies Input<'newStation'>,
  newTrain: newTrain as Input<'newTrain'>,
  newBooking: {
    train: run._id,
    fromStation: from._id,
    toStation: to._id,
    journeyDate: booked.journeyDate,
    passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', berthPreference: 'LB' }],
    paymentMethod: 'credit_card',
    clientRequestId: booked.clientRequestId,
  } satisfies Input<'newBooking'>,
  reviewWords,
  newReview: { train: run._id, ...reviewWords, journeyDate: '2026-01-05' } satisfies Input<'newReview'>,
  failure: {
    success: false,
    errors: [{ path: 'passengers[0].age', msg: 'Age must be a whole number from 1 to 120' }],
  } satisfies Input<'failure'>,
}

export const token = 'eyJhbGciOi.example'
