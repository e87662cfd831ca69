import { expect, test } from 'vitest'
import type { BookingRecord, Tables } from '../records.ts'
import { createSeed, personas } from './index.ts'

const today = '2026-11-21'
const world = createSeed({ seed: 1, today })
const { stations, trains, users, bookings, reviews } = world

const byId = <T extends { _id: string }>(records: readonly T[]) =>
  new Map(records.map((record) => [record._id, record]))
const stationOf = byId(stations)
const trainOf = byId(trains)
const userOf = byId(users)
const idsOf = (tables: Tables) =>
  Object.values(tables).flatMap((table: readonly { _id: string }[]) => table.map(({ _id }) => _id))
const weekdayOf = (instant: string) => new Date(instant).toUTCString().slice(0, 3)
const daysFromToday = (instant: string) => (Date.parse(instant) - Date.parse(today)) / 86_400_000
const bookingsOf = (personaId: string) => {
  const email = personas.find(({ id }) => id === personaId)?.email
  const user = users.find((candidate) => candidate.email === email)
  return bookings.filter((booking) => booking.user === user?._id)
}

/** Passengers with a seat per train and date, of the trains' trips that anybody booked. */
function heldSeats(all: readonly BookingRecord[]): Map<string, number> {
  const held = new Map<string, number>()
  for (const { train, journeyDate, bookingStatus, passengers } of all) {
    if (bookingStatus !== 'Confirmed' && bookingStatus !== 'RAC') continue
    const trip = `${train} ${journeyDate}`
    held.set(trip, (held.get(trip) ?? 0) + passengers.length)
  }
  return held
}

test('L1: all ids are 24 hexadecimal digits and unique over all tables', () => {
  const ids = idsOf(world)
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('L1: every reference in a record leads to a record', () => {
  for (const { user, train, fromStation, toStation } of bookings) {
    expect([
      userOf.has(user),
      trainOf.has(train),
      stationOf.has(fromStation),
      stationOf.has(toStation),
    ]).toEqual([true, true, true, true])
  }
  for (const { user, train, likes, dislikes } of reviews) {
    expect([user, ...likes, ...dislikes].filter((id) => !userOf.has(id))).toEqual([])
    expect(trainOf.has(train)).toBe(true)
  }
})

test('L1: the same seed gives an identical world, another seed other ids and PNRs', () => {
  expect(createSeed({ seed: 1, today })).toEqual(world)
  const other = createSeed({ seed: 2, today })
  const ids = new Set(idsOf(world))
  expect(idsOf(other).filter((id) => ids.has(id))).toEqual([])
  expect(other.bookings[0]?.pnr).not.toBe(bookings[0]?.pnr)
})

test('L1: another today shifts dates by as many days and keeps ids and PNRs', () => {
  const later = createSeed({ seed: 1, today: '2026-12-05' })
  expect(later.bookings.map(({ pnr }) => pnr)).toEqual(bookings.map(({ pnr }) => pnr))
  expect(later.stations).toEqual(stations)
  expect(later.trains).toEqual(trains)
  // Two weeks on, the weekdays are the same again, so not only the distances to today but all else stays.
  const twoWeeks = 14 * 86_400_000
  expect(later.bookings.map(({ journeyDate }) => Date.parse(journeyDate) - twoWeeks)).toEqual(
    bookings.map(({ journeyDate }) => Date.parse(journeyDate)),
  )
  expect(later.reviews.map(({ createdAt }) => Date.parse(createdAt) - twoWeeks)).toEqual(
    reviews.map(({ createdAt }) => Date.parse(createdAt)),
  )
})

test('L2: there are at least six personas, whose accounts exist with their passwords', () => {
  expect(personas.length).toBeGreaterThanOrEqual(6)
  expect(personas.map(({ id }) => id)).toEqual(expect.arrayContaining(['expired-session', 'admin', 'agent']))
  for (const { id, email, password } of personas) {
    const role = id === 'admin' || id === 'agent' ? id : 'user'
    expect(users).toContainEqual(expect.objectContaining({ email, password, role }))
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,}$/)
  }
})

test('L2: personas show what their notes promise', () => {
  expect(bookingsOf('new-passenger')).toEqual([])
  const frequent = bookingsOf('frequent-passenger')
  expect(frequent.length).toBeGreaterThanOrEqual(20)
  expect(new Set(frequent.map(({ bookingStatus }) => bookingStatus)).size).toBe(4)
  expect(frequent.some(({ journeyDate }) => daysFromToday(journeyDate) > 0)).toBe(true)
  expect(frequent.some(({ journeyDate }) => daysFromToday(journeyDate) < 0)).toBe(true)
  const family = bookingsOf('family-passenger')
  expect(Math.min(...family.map(({ passengers }) => passengers.length))).toBeGreaterThanOrEqual(4)
})

test('L1: accounts have unique names and reserved, lower-case e-mail domains', () => {
  expect(users.length).toBeGreaterThanOrEqual(40)
  expect(new Set(users.map(({ username }) => username)).size).toBe(users.length)
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
  expect(users.filter(({ email }) => !/^[a-z.]+@[a-z]+\.(example|test)$/.test(email))).toEqual([])
})

test('L1: bookings lie between 120 days ago and 60 days ahead, on running days, booked before', () => {
  expect(bookings.length).toBeGreaterThanOrEqual(60)
  const wrong = bookings.filter(
    ({ train, journeyDate, bookingDate }) =>
      !journeyDate.endsWith('T00:00:00.000Z') ||
      daysFromToday(journeyDate) < -120 ||
      daysFromToday(journeyDate) > 60 ||
      !trainOf.get(train)?.daysOfOperation.some((day) => day === weekdayOf(journeyDate)) ||
      bookingDate >= journeyDate ||
      daysFromToday(bookingDate) >= 0,
  )
  expect(wrong).toEqual([])
})

test('L1: bookings run forward along the route and cost what the rule says', () => {
  const wrong = bookings.filter(({ train, fromStation, toStation, passengers, totalFare }) => {
    const { route = [], fare = NaN } = trainOf.get(train) ?? {}
    const start = route.findIndex(({ station }) => station === fromStation)
    const end = route.findIndex(({ station }) => station === toStation)
    const kilometres = (route[end]?.distance ?? NaN) - (route[start]?.distance ?? NaN)
    const expected = passengers.reduce((sum) => sum + Math.ceil((kilometres / 100) * fare), 0)
    return start < 0 || end <= start || totalFare !== expected
  })
  expect(wrong).toEqual([])
})

test('L1: bookings have every status, unique PNRs and one to six believable passengers', () => {
  expect(new Set(bookings.map(({ bookingStatus }) => bookingStatus)).size).toBe(4)
  expect(new Set(bookings.map(({ paymentStatus }) => paymentStatus)).size).toBe(4)
  expect(new Set(bookings.map(({ pnr }) => pnr)).size).toBe(bookings.length)
  expect(new Set(bookings.map(({ user }) => user)).size).toBeGreaterThanOrEqual(15)
  const wrong = bookings.filter(
    ({ pnr, passengers }) =>
      !/^[A-Z0-9]{8}$/.test(pnr) ||
      passengers.length < 1 ||
      passengers.length > 6 ||
      new Set(passengers.map(({ name }) => name)).size < passengers.length ||
      passengers.some(({ age }) => !Number.isInteger(age) || age < 1 || age > 120),
  )
  expect(wrong).toEqual([])
})

test('L1: some seats are given out, none of them twice on a trip, and none without a place on the train', () => {
  const seats = bookings.flatMap(({ train, journeyDate, passengers }) =>
    passengers.flatMap(({ seatNumber }) =>
      seatNumber === null ? [] : [{ seatNumber, trip: `${train} ${journeyDate}` }],
    ),
  )
  expect(seats.length).toBeGreaterThan(30)
  expect(seats.filter(({ seatNumber }) => !/^[A-Z]\d-\d{1,2}$/.test(seatNumber))).toEqual([])
  expect(new Set(seats.map(({ trip, seatNumber }) => `${trip} ${seatNumber}`)).size).toBe(seats.length)
  expect(bookings.some(({ passengers }) => passengers[0]?.seatNumber === null)).toBe(true)
  const without = bookings.filter(
    ({ bookingStatus }) => bookingStatus === 'Waiting' || bookingStatus === 'Cancelled',
  )
  expect(
    without.flatMap(({ passengers }) => passengers).filter(({ seatNumber }) => seatNumber !== null),
  ).toEqual([])
})

test.each(['2026-11-21', '2027-02-28', '2024-02-29', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'])(
  'L1: around %s no trip is overbooked, some within a week are sold out and some nearly',
  (date) => {
    const seeded = createSeed({ seed: 5, today: date })
    const seatsOf = new Map(seeded.trains.map(({ _id, totalSeats }) => [_id, totalSeats]))
    const free = [...heldSeats(seeded.bookings)].map(([trip, held]) => {
      const [train = '', journeyDate = ''] = trip.split(' ')
      const days = (Date.parse(journeyDate) - Date.parse(date)) / 86_400_000
      return { left: (seatsOf.get(train) ?? NaN) - held, soon: days >= 0 && days < 7 }
    })
    expect(free.filter(({ left }) => !(left >= 0))).toEqual([])
    expect(free.filter(({ left, soon }) => soon && left === 0).length).toBeGreaterThanOrEqual(3)
    expect(free.filter(({ left, soon }) => soon && left >= 1 && left <= 4).length).toBeGreaterThanOrEqual(3)
  },
)

test('L1: upcoming waiting lists exist only for trips that are sold out', () => {
  const held = heldSeats(bookings)
  const waiting = bookings.filter(
    ({ bookingStatus, journeyDate }) => bookingStatus === 'Waiting' && daysFromToday(journeyDate) >= 0,
  )
  expect(waiting.length).toBeGreaterThanOrEqual(3)
  const hopeful = waiting.filter(
    ({ train, journeyDate }) => held.get(`${train} ${journeyDate}`) !== trainOf.get(train)?.totalSeats,
  )
  expect(hopeful).toEqual([])
})

test('L1: there are at least 200 reviews, one per user and train, no two alike', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(200)
  expect(new Set(reviews.map(({ user, train }) => `${user} ${train}`)).size).toBe(reviews.length)
  expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length)
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(reviews.filter(({ comment }) => /[\u0900-\u0d7f]/.test(comment)).length).toBeGreaterThanOrEqual(5)
})

test('L1: reviews keep the limits of the form and were written after the journey, before today', () => {
  const wrong = reviews.filter(
    ({ title, comment, journeyDate, createdAt, train }) =>
      title.length < 1 ||
      title.length > 100 ||
      comment.length < 15 ||
      comment.length > 2000 ||
      /[{}]|undefined|null|NaN| {2}/.test(`${title} ${comment}`) ||
      !trainOf.get(train)?.daysOfOperation.some((day) => day === weekdayOf(journeyDate)) ||
      createdAt <= journeyDate ||
      daysFromToday(createdAt) >= 0,
  )
  expect(wrong).toEqual([])
})

test('L1: nobody likes and dislikes the same review, or votes on an own one', () => {
  const wrong = reviews.filter(
    ({ user, likes, dislikes }) =>
      new Set([user, ...likes, ...dislikes]).size !== 1 + likes.length + dislikes.length,
  )
  expect(wrong).toEqual([])
  expect(reviews.some(({ likes, dislikes }) => likes.length > 5 && dislikes.length > 0)).toBe(true)
})

test('L1: the busiest train has more than one page of reviews', () => {
  const rajdhani = trains.find(({ trainNumber }) => trainNumber === '12951')
  expect(reviews.filter(({ train }) => train === rajdhani?._id).length).toBeGreaterThan(10)
})

test('L1: accounts are older than what their owners booked and wrote', () => {
  const deeds = [
    ...bookings.map(({ user, bookingDate }) => ({ user, instant: bookingDate })),
    ...reviews.map(({ user, createdAt }) => ({ user, instant: createdAt })),
  ]
  expect(deeds.filter(({ user, instant }) => !((userOf.get(user)?.createdAt ?? '9') < instant))).toEqual([])
})
