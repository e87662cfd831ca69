import { stationId } from '@mocks/fixture'
import type { Booking, NewBooking } from '@/domain/bookings/booking'
import type { Review } from '@/domain/reviews/review'
import type { Station } from '@/domain/stations/station'
import type { Train, TrainInput } from '@/domain/trains/train'

/** Records in their normal form; each test names only what it is about. */

export const aStation = (changes: Partial<Station> = {}): Station => ({
  _id: 's1',
  code: 'QXM',
  name: 'Quaxmoor',
  city: 'Quax',
  state: 'Northland',
  zone: 'NZ',
  latitude: 12.5,
  longitude: 77.25,
  ...changes,
})

/** A train that is to be added to the fixture's railway. */
export const aTrainInput = (changes: Partial<TrainInput> = {}): TrainInput => ({
  trainNumber: '90009',
  name: 'Dawn Express',
  trainType: 'Express',
  source: stationId(1),
  destination: stationId(4),
  departureTime: '2000-01-01T01:00:00.000Z',
  arrivalTime: '2000-01-01T03:00:00.000Z',
  totalSeats: 20,
  fare: 90,
  daysOfOperation: ['Mon'],
  ...changes,
})

export const aTrain = (changes: Partial<Train> = {}): Train => ({
  _id: 't1',
  trainNumber: '90210',
  name: 'Northland Mail',
  trainType: 'Express',
  source: { _id: 's1', name: 'Quaxmoor', code: 'QXM' },
  destination: { _id: 's2', name: 'Vellby', code: 'VBY' },
  departureTime: '2000-01-01T16:30:00.000Z',
  arrivalTime: '2000-01-02T00:30:00.000Z',
  totalSeats: 50,
  fare: 400,
  route: [],
  daysOfOperation: ['Mon', 'Wed'],
  status: 'Active',
  ...changes,
})

export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  _id: 'b1',
  pnr: 'K7Q2M9ZT',
  status: 'Confirmed',
  paymentStatus: 'Pending',
  train: { _id: 't1', trainNumber: '90210', name: 'Northland Mail' },
  from: { _id: 's1', name: 'Quaxmoor', code: 'QXM' },
  to: { _id: 's2', name: 'Vellby', code: 'VBY' },
  journeyDate: '2026-03-11',
  bookedAt: '2026-03-01T08:00:00.000Z',
  passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', seatNumber: null, coach: null }],
  totalFare: 420,
  ...changes,
})

export const aNewBooking = (changes: Partial<NewBooking> = {}): NewBooking => ({
  train: 't1',
  fromStation: 's1',
  toStation: 's2',
  journeyDate: '2026-03-11',
  passengers: [{ name: 'Ira Sol', age: 34, gender: 'F' }],
  paymentMethod: 'upi',
  clientRequestId: 'request-1',
  ...changes,
})

export const aReview = (changes: Partial<Review> = {}): Review => ({
  _id: 'r1',
  train: 't1',
  author: { _id: 'u1', name: 'Maya Lobo' },
  rating: 4,
  title: 'On time',
  comment: 'Quiet coach',
  journeyDate: '2026-01-05',
  likes: 0,
  dislikes: 0,
  userLiked: false,
  userDisliked: false,
  ...changes,
})
