import * as v from 'valibot'

// The records of the API in the form that a new back end should choose (docs/api.md, section 4). The app reads other
// forms as well, by the schemas in src/api: `records.test.ts` holds that it reads these.

const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description))

const text = v.string()
const filled = v.pipe(v.string(), v.nonEmpty())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const id = described(filled, 'Opaque and stable; never a number, never empty.')
export const calendarDate = described(
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  'A date of the calendar, YYYY-MM-DD. It is never moved between time zones.',
)
const instant = described(
  v.pipe(v.string(), v.isoTimestamp()),
  'ISO 8601 with its zone, such as 2026-03-01T08:30:00.000Z.',
)
/** Answers may give a date as an instant: the first ten characters count. */
const dateOrInstant = described(
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/)),
  'The calendar date; of an instant the first ten characters count.',
)
const trainTime = described(
  v.pipe(v.string(), v.isoTimestamp()),
  'Its date means nothing: the clock time in the railway’s zone and the difference between two of them count.',
)
const rupees = described(v.pipe(v.number(), v.minValue(0)), 'Rupees.')

export const weekday = v.picklist(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
const gender = v.picklist(['M', 'F', 'O'])

const userFields = {
  username: described(text, 'What the user is called on every page.'),
  email: text,
  role: described(text, 'What pages the user may open: `user`, `admin`, `agent`, or a word of your own.'),
  firstName: v.optional(text),
  lastName: v.optional(text),
  phone: v.optional(text),
}

export const user = v.object({ _id: id, ...userFields })
/** Beside a token the id may stand under either name. */
export const sessionUser = v.union([user, v.object({ id, ...userFields })])

export const stationRef = v.object({ _id: id, code: text, name: text, city: v.optional(text) })

export const station = v.object({
  _id: id,
  code: described(filled, 'Unique, in capitals.'),
  name: filled,
  city: text,
  state: text,
  zone: v.optional(text),
  latitude: described(
    v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    'Null where it is not known.',
  ),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
})

const stopFields = {
  arrivalTime: v.optional(trainTime),
  departureTime: v.optional(trainTime),
  distance: v.optional(described(v.pipe(v.number(), v.minValue(0)), 'Kilometres from the first stop.')),
  day: v.optional(
    described(count, 'Calendar days since the departure at the first stop, at the arrival here.'),
  ),
}

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
  route: v.array(v.object({ station: v.nullable(id), ...stopFields })),
})

export const train = v.object({
  ...trainFields,
  source: v.nullable(stationRef),
  destination: v.nullable(stationRef),
  route: v.array(v.object({ station: v.nullable(stationRef), ...stopFields })),
})

/** After a write: every station by its id. */
export const writtenTrain = v.object({
  ...trainFields,
  source: id,
  destination: id,
  route: v.array(v.object({ station: id, ...stopFields })),
})

export const seats = v.object({
  availableSeats: described(
    v.pipe(v.number(), v.integer()),
    'A number, never a text. Seats held by confirmed and RAC bookings of that date are taken off.',
  ),
  totalSeats: v.optional(count),
})

export const passenger = v.object({
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

export const bookedTrain = v.object({ _id: id, trainNumber: text, name: text })

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

const voters = v.union([count, v.array(id)])
const reviewFields = {
  _id: id,
  user: v.nullable(v.object({ _id: id, username: text })),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  title: text,
  comment: text,
  journeyDate: v.optional(dateOrInstant),
  createdAt: instant,
  likes: described(
    voters,
    'How many, or the ids of who liked it: only ids say after a reload which vote was the reader’s own.',
  ),
  dislikes: voters,
}

export const review = v.object({ ...reviewFields, train: id })
export const foundReview = v.object({ ...reviewFields, train: v.nullable(bookedTrain) })

export const votes = v.object({
  likes: voters,
  dislikes: voters,
  userLiked: v.optional(v.boolean()),
  userDisliked: v.optional(v.boolean()),
})

// ── What is sent ──

const shortText = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

export const newStation = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,5}$/)),
  name: shortText(100),
  city: shortText(100),
  state: shortText(100),
  zone: v.optional(v.pipe(v.string(), v.maxLength(10))),
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
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
  route: v.optional(v.array(v.object({ station: id, ...stopFields }))),
})

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

export const reviewWords = v.object({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: shortText(100),
  comment: shortText(2000),
})
export const newReview = v.object({ train: id, ...reviewWords.entries, journeyDate: calendarDate })

export const failure = v.object({
  success: v.literal(false),
  message: v.optional(described(text, 'Shown to the user as it is.')),
  errors: v.optional(
    described(
      v.array(
        v.object({
          path: described(text, 'The key of the body that was sent, such as `passengers[1].age`.'),
          msg: text,
        }),
      ),
      'What was wrong with which field: each text stands at its field.',
    ),
  ),
})
