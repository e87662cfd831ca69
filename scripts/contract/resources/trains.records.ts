import * as v from 'valibot'
import { named } from '../contract.ts'
import { count, described, filled, id, rupees, shortText, text } from '../fields.ts'
import { from, stationRef, to } from './stations.calls.ts'

const trainTime = described(
  v.pipe(v.string(), v.isoTimestamp()),
  'Its date means nothing: the clock time in the railway’s zone counts, and from the train’s own departure to its own arrival the difference.',
)
const stopTime = v.pipe(v.string(), v.isoTimestamp())
const weekday = v.picklist(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])

const stopFields = {
  arrivalTime: v.optional(described(stopTime, 'Left out at the first stop.')),
  departureTime: v.optional(
    described(stopTime, 'Left out at the last stop. The first such clock time at or after the arrival.'),
  ),
  distance: v.optional(
    described(
      v.pipe(v.number(), v.minValue(0)),
      'Kilometres from the first stop, never less than at the stop before.',
    ),
  ),
  day: v.optional(
    described(
      count,
      'Calendar dates between the departure at the first stop and the arrival here. Left out: the arrival is the first such clock time after the stop before.',
    ),
  ),
}

/** The stops of a train, each with its station as the answer has it. */
const routeOf = <S extends v.GenericSchema>(place: S) =>
  described(
    v.array(v.object({ station: place, ...stopFields })),
    'The stops in the order of the run, both ends among them. Empty: it goes from source to destination without a stop.',
  )

const trainFields = {
  _id: id,
  trainNumber: described(filled, 'Unique; a text, as zeros in front count.'),
  name: text,
  trainType: described(text, 'Rajdhani, Shatabdi, Duronto, Express, Passenger, Other, or another word.'),
  departureTime: trainTime,
  arrivalTime: trainTime,
  totalSeats: described(count, 'Seats on each day that it runs.'),
  fare: described(
    v.pipe(v.number(), v.minValue(0)),
    'Rupees for each passenger and 100 km where the route has both stations with their distances, else for each passenger.',
  ),
  daysOfOperation: described(v.array(weekday), 'Of its departure at the first stop. Empty: it never runs.'),
  status: v.optional(described(text, 'Active if left out; every other word keeps the app from booking it.')),
}

/** In lists: the ends as objects, the stops by their ids. */
export const trainInList = v.object({
  ...trainFields,
  source: v.nullable(stationRef),
  destination: v.nullable(stationRef),
  route: routeOf(v.nullable(id)),
})

export const train = v.object({
  ...trainFields,
  source: v.nullable(stationRef),
  destination: v.nullable(stationRef),
  route: routeOf(v.nullable(stationRef)),
})

/** After a write: every station by its id. */
export const writtenTrain = v.object({
  ...trainFields,
  source: id,
  destination: id,
  route: routeOf(id),
})

export const newTrain = v.object({
  trainNumber: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
  name: shortText(100),
  trainType: v.picklist(['Rajdhani', 'Shatabdi', 'Duronto', 'Express', 'Passenger', 'Other']),
  source: id,
  destination: id,
  departureTime: trainTime,
  arrivalTime: trainTime,
  totalSeats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  fare: rupees,
  daysOfOperation: v.pipe(v.array(weekday), v.minLength(1)),
  route: v.optional(routeOf(id)),
})

/** What is left out stays as it is. */
export const trainChange = v.partial(newTrain)

export const seats = v.object({
  availableSeats: described(
    v.pipe(v.number(), v.integer()),
    'A number, never a text. Seats held by confirmed and RAC bookings of that date are taken off.',
  ),
  totalSeats: v.optional(count),
})

export const bookedTrain = v.object({ _id: id, trainNumber: text, name: text })

const run = {
  trainNumber: '90210',
  name: 'Northland Mail',
  trainType: 'Express' as const,
  departureTime: '2000-01-01T16:30:00.000Z',
  arrivalTime: '2000-01-02T01:10:00.000Z',
  totalSeats: 480,
  fare: 62,
  daysOfOperation: [...weekday.options],
}
const first = { departureTime: run.departureTime, distance: 0, day: 0 }
const last = { arrivalTime: run.arrivalTime, distance: 610, day: 1 }
const _id = '66b0000000000000000000b1'
const status = 'Active'
const ends = { source: from, destination: to }
const byId = {
  source: from._id,
  destination: to._id,
  route: [
    { station: from._id, ...first },
    { station: to._id, ...last },
  ],
}
export const bookedTrainExample = { _id, trainNumber: run.trainNumber, name: run.name }

const listed = { _id, ...run, status, ...ends, route: byId.route }
/** From end to end: the price of the way in place of the rate. */
export const foundTrainExample = { ...listed, fare: 379 }

export const records = {
  TrainInList: named(trainInList, listed),
  Train: named(train, {
    _id,
    ...run,
    status,
    ...ends,
    route: [
      { station: from, ...first },
      { station: to, ...last },
    ],
  }),
  WrittenTrain: named(writtenTrain, { _id, ...run, status, ...byId }),
  NewTrain: named(newTrain, { ...run, ...byId }),
  TrainChange: named(trainChange, { ...run, ...byId }),
  Seats: named(seats, { availableSeats: 112, totalSeats: 480 }),
  BookedTrain: named(bookedTrain),
}
