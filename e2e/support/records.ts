import { db } from '../../mocks/db.ts'
import { demoResetToken } from '../../mocks/handlers/auth.ts'
import { filledFrom, firstIdsOf, type Records } from '../../src/test/cards/card.ts'
import { journeyDay } from './journeys.ts'
import { credentialsOf } from './personas.ts'
import * as seed from './seed.ts'

const who = 'frequent-passenger'
const me = seed.userOf(who)._id
const [station] = seed.stations
const [booking] = seed.bookingsOf(who)
const train = seed.trains[0]
const reviewedTrainId = seed.reviewedBy(who).id
const review = seed.reviews.find(({ user, train: of }) => user === me && of === reviewedTrainId)
if (!station || !booking || !train || !review) throw new Error('The seed lacks records')

const codeOf = (id: string) => seed.stations.find(({ _id }) => _id === id)?.code ?? ''
const free = seed.trainWhere(({ trainNumber }) => !seed.isBooked(trainNumber))
const durontos = (areBooked: boolean) =>
  seed.trains
    .filter(
      ({ trainType, trainNumber }) => trainType === 'Duronto' && seed.isBooked(trainNumber) === areBooked,
    )
    .map(({ trainNumber, name }) => `${trainNumber} ${name}`)
const numbered = (word: string, labels: string[]) =>
  Object.fromEntries(labels.map((label, index) => [`${word}${index + 1}`, label]))

/** What the names of records on the cards stand for in the demo. */
const records: Records = {
  ...firstIdsOf(db),
  token: demoResetToken,
  ...credentialsOf(who),
  trainIds: seed.trains
    .slice(0, 4)
    .map(({ _id }) => _id)
    .join(','),
  dailyTrainId: seed.dailyTrain.id,
  freeTrainId: free.id,
  freeTrainNumber: free.label.split(' ')[0] ?? '',
  freeTrain: free.label,
  stationCode: station.code,
  station: `${station.name} (${station.code})`,
  bookingId: booking._id,
  pnr: booking.pnr,
  reviewedTrainId,
  reviewId: review._id,
  unreviewedTrainId: seed.notReviewedBy(who).id,
  day: journeyDay,
  fromCode: codeOf(train.source),
  toCode: codeOf(train.destination),
  ...numbered('durontoFree', durontos(false)),
  ...numbered('durontoBooked', durontos(true)),
}

/** A text of a card with the records of the demo in it. */
export const filled = filledFrom(records)
