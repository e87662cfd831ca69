import { personas } from '../seed/people.ts'
import { createSeed } from '../seed/index.ts'
import type {
  BookingRecord,
  ReviewRecord,
  StationRecord,
  Tables,
  TrainRecord,
  UserRecord,
} from '../records.ts'

export interface TextWorldOptions {
  texts: readonly string[]
  /** The railway's today, `YYYY-MM-DD`. */
  today: string
  seed?: number
  /** Numbers, codes and kinds as well: what is usually short and of one form. */
  codes?: boolean
  /** The text with which every field begins that the texts stand in one after another. */
  turn?: number
}

/** What stands behind a text, so that it can be told where it comes from. */
export const textIn = (text: string, field: string) => `${text} ${field}`

/** Fields that hold a word of somebody's own, by the record they are in. */
export const textFields = [
  'station.name',
  'station.city',
  'station.state',
  'station.zone',
  'train.name',
  'user.username',
  'user.firstName',
  'user.lastName',
  'user.phone',
  'passenger.name',
  'review.title',
  'review.comment',
] as const

/** Fields whose words the railway makes. */
export const codeFields = [
  'station.code',
  'train.trainNumber',
  'train.trainType',
  'user.email',
  'user.role',
  'booking.pnr',
  'booking.bookingStatus',
  'booking.paymentStatus',
  'booking.paymentMethod',
  'passenger.seatNumber',
] as const

const trainsKept = 90
const reviewsKept = 120

/** A part of the railway, small enough for a browser's storage, with the records that its records name. */
function partOf(tables: Tables): Tables {
  const { stations, trains, users, bookings, reviews } = tables
  const ours = users.filter(({ email }) => personas.some((persona) => persona.email === email))
  const isOurs = ({ user }: { user: string }) => ours.some(({ _id }) => _id === user)
  const known = new Set(bookings.filter(isOurs).map(({ train }) => train))
  const keptTrains = [...trains]
    .sort((a, b) => Number(known.has(b._id)) - Number(known.has(a._id)))
    .slice(0, Math.max(trainsKept, known.size))
  const onTrain = new Set(keptTrains.map(({ _id }) => _id))
  const called = new Set(
    keptTrains.flatMap(({ source, destination, route }) => [
      source,
      destination,
      ...route.map(({ station }) => station),
    ]),
  )
  return {
    ...tables,
    stations: stations.filter(({ _id }) => called.has(_id)),
    trains: keptTrains,
    bookings: bookings
      .filter(({ train }) => onTrain.has(train))
      .sort((a, b) => Number(isOurs(b)) - Number(isOurs(a)))
      .slice(0, 120),
    reviews: reviews.filter(({ train }) => onTrain.has(train)).slice(0, reviewsKept),
  }
}

/**
 * The seeded railway with other words in it: the first record of a table has the first text in one field, the second in
 * the next, and so on; the texts come round again when they are through.
 */
export function createTextWorld({
  texts,
  today,
  seed = 1,
  codes = false,
  turn = 0,
}: TextWorldOptions): Tables {
  const tables = partOf(createSeed({ seed, today }))
  const names: readonly string[] = [...textFields, ...codeFields]
  const text = (field: string, index: number) =>
    textIn(texts[(index + turn + names.indexOf(field)) % texts.length] ?? '', field)
  /** What has to be told apart is left as it was where the texts come round again. */
  const once = (field: string, index: number, own: string) =>
    codes && index < texts.length ? text(field, index) : own
  let passengers = 0
  return {
    ...tables,
    stations: tables.stations.map((station, index): StationRecord => ({
      ...station,
      name: text('station.name', index),
      city: text('station.city', index),
      state: text('station.state', index),
      zone: text('station.zone', index),
      code: once('station.code', index, station.code),
    })),
    trains: tables.trains.map((train, index): TrainRecord => ({
      ...train,
      name: text('train.name', index),
      trainNumber: once('train.trainNumber', index, train.trainNumber),
      ...(codes && { trainType: text('train.trainType', index) as TrainRecord['trainType'] }),
    })),
    users: tables.users.map((user, index): UserRecord => {
      const signsIn = personas.some(({ email }) => email === user.email)
      return {
        ...user,
        username: text('user.username', index),
        firstName: text('user.firstName', index),
        lastName: text('user.lastName', index),
        phone: text('user.phone', index),
        ...(codes && !signsIn && { email: text('user.email', index), role: text('user.role', index) }),
      }
    }),
    bookings: tables.bookings.map((booking, index): BookingRecord => ({
      ...booking,
      passengers: booking.passengers.map((passenger) => {
        passengers += 1
        return {
          ...passenger,
          name: text('passenger.name', passengers),
          ...(codes && { seatNumber: text('passenger.seatNumber', passengers) }),
        }
      }),
      ...(codes && {
        paymentStatus: text('booking.paymentStatus', index) as BookingRecord['paymentStatus'],
        paymentMethod: text('booking.paymentMethod', index),
      }),
      // Some can be looked up and cancelled as usual.
      ...(codes &&
        index % 4 > 0 && {
          pnr: text('booking.pnr', index - Math.ceil(index / 4)),
          bookingStatus: text(
            'booking.bookingStatus',
            index - Math.ceil(index / 4),
          ) as BookingRecord['bookingStatus'],
        }),
    })),
    reviews: tables.reviews.map((review, index): ReviewRecord => ({
      ...review,
      title: text('review.title', index),
      comment: text('review.comment', index),
    })),
  }
}
