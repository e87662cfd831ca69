import { db } from '../../mocks/db.ts'
import { credentialsOf, type PersonaId } from './personas.ts'

/** The demo's data as a browser gets them that comes for the first time: the same seed, for today. */
export const { reviews, stations, trains } = db

export function userOf(persona: PersonaId) {
  const { email } = credentialsOf(persona)
  const user = db.users.find((candidate) => candidate.email === email)
  if (!user) throw new Error(`The seed has no user ${email}`)
  return user
}

export const bookingsOf = (persona: PersonaId) =>
  db.bookings.filter(({ user }) => user === userOf(persona)._id)

type SeededTrain = (typeof trains)[number]

export const runsDaily = ({ status, daysOfOperation }: SeededTrain) =>
  status === 'Active' && daysOfOperation.length === 7

/** The first train that fits, as the pages name it. */
export function trainWhere(fits: (train: SeededTrain) => boolean) {
  const train = trains.find(fits)
  if (!train) throw new Error('The seed has no such train')
  return { id: train._id, label: `${train.trainNumber} ${train.name}` }
}

/** A train that can be booked for any day. */
export const dailyTrain = trainWhere(runsDaily)

const hasReview = (train: string, persona: PersonaId) =>
  reviews.some((review) => review.train === train && review.user === userOf(persona)._id)

/** A train that somebody has reviewed. */
export const reviewedBy = (persona: PersonaId) => trainWhere(({ _id }) => hasReview(_id, persona))

/** A train that others have reviewed, and somebody has not. */
export const notReviewedBy = (persona: PersonaId) =>
  trainWhere(({ _id }) => reviews.some(({ train }) => train === _id) && !hasReview(_id, persona))

/** A train that somebody has booked: the server does not delete it. */
export const isBooked = (trainNumber: string) =>
  trains.some(
    (train) => train.trainNumber === trainNumber && db.bookings.some(({ train: id }) => id === train._id),
  )
