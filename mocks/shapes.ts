import { db, findById } from './db.ts'
import { partOf } from './trips.ts'
import type { BookingRecord, ReviewRecord, StationRecord, TrainRecord, UserRecord } from './records.ts'
import type { Ticket } from './ticket-pdf.ts'

// A record that is gone leaves null in the ones that name it.

const stationOf = (id: string): StationRecord | undefined => findById(db.stations, id)

/** A station inside a booking. */
function stationRef(id: string) {
  const station = stationOf(id)
  return station ? { _id: station._id, name: station.name, code: station.code } : null
}

/** A station inside a train. */
function stationWithCity(id: string) {
  const station = stationOf(id)
  return station ? { _id: station._id, name: station.name, code: station.code, city: station.city } : null
}

function trainRef(id: string) {
  const train = findById(db.trains, id)
  return train ? { _id: train._id, trainNumber: train.trainNumber, name: train.name } : null
}

const accountRef = (id: string) => {
  const user = findById(db.users, id)
  return user ? { _id: user._id, username: user.username, email: user.email } : null
}

const authorRef = (id: string) => {
  const user = findById(db.users, id)
  return user ? { _id: user._id, username: user.username } : null
}

/** In lists and the journey search the stops hold ids; after a write all stations do: the record itself. */
export const trainInList = (train: TrainRecord) => ({
  ...train,
  source: stationWithCity(train.source),
  destination: stationWithCity(train.destination),
})

export const trainInDetail = (train: TrainRecord) => ({
  ...trainInList(train),
  route: train.route.map((stop) => ({ ...stop, station: stationWithCity(stop.station) })),
})

/** The own list is reshaped and names neither the train's nor the stations' ids. */
export function ownBooking({
  user: _user,
  paymentMethod: _method,
  fromStation,
  toStation,
  ...booking
}: BookingRecord) {
  const train = findById(db.trains, booking.train)
  const [from, to] = [stationOf(fromStation), stationOf(toStation)]
  return {
    ...booking,
    train: train ? { number: train.trainNumber, name: train.name } : null,
    from: from ? { name: from.name, code: from.code } : null,
    to: to ? { name: to.name, code: to.code } : null,
  }
}

/** PNR look-up. */
export const bookingByPnr = (booking: BookingRecord) => ({
  ...booking,
  train: trainRef(booking.train),
  fromStation: stationRef(booking.fromStation),
  toStation: stationRef(booking.toStation),
})

/** A single booking and the admin list name the account as well. */
export const bookingWithUser = (booking: BookingRecord) => ({
  ...bookingByPnr(booking),
  user: accountRef(booking.user),
})

export function bookingDetails(booking: BookingRecord) {
  const train = findById(db.trains, booking.train)
  return { ...bookingWithUser(booking), train: train ? trainInDetail(train) : null }
}

/** What is printed on a ticket. A station that is gone is a dash: the journey was paid for all the same. */
export function ticketOf(booking: BookingRecord): Ticket {
  const train = findById(db.trains, booking.train)
  const part = train && partOf(train, booking.fromStation, booking.toStation)
  return {
    ...booking,
    trainNumber: train?.trainNumber ?? '—',
    trainName: train?.name ?? '—',
    from: stationRef(booking.fromStation) ?? { name: '—', code: '—' },
    to: stationRef(booking.toStation) ?? { name: '—', code: '—' },
    departureTime: part?.departureTime,
    arrivalTime: part?.arrivalTime,
  }
}

export const review = (record: ReviewRecord) => ({
  ...record,
  user: authorRef(record.user),
  likeCount: record.likes.length,
  dislikeCount: record.dislikes.length,
})

export const reviewInSearch = (record: ReviewRecord) => ({ ...review(record), train: trainRef(record.train) })

const roleOf = ({ role, roleAs }: UserRecord) => roleAs ?? { role }

/** Login and registration say `id`, everything else `_id`. */
export const accountAtLogin = (user: UserRecord) => ({
  id: user._id,
  username: user.username,
  email: user.email,
  ...roleOf(user),
})

export function account(record: UserRecord) {
  const { password: _password, role: _role, roleAs: _roleAs, ...user } = record
  const bookings = db.bookings.filter((booking) => booking.user === user._id).map(({ _id }) => _id)
  return { ...user, ...roleOf(record), bookings }
}
