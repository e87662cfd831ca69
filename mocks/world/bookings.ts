import type { BookingRecord, PassengerRecord, TrainRecord, Weekday } from '../records.ts'
import { addDays, midnight, railwayInstant, weekdayOf } from '../seed/dates.ts'
import { companions, family, type People, type Traveller } from '../seed/people.ts'
import { createRandom, hashOf, idOf, type Random } from '../seed/random.ts'
import { saloonSeats } from './trains.ts'

/** Journeys lie this many days before and after today. */
const farthest = 180
/** Seats are given out this many days ahead. */
const chartDays = 4

/** What the personas have booked, whatever else there is: key, number of bookings, sizes of their parties. */
const personaShares: readonly (readonly [key: string, count: number, parties: readonly number[]])[] = [
  ['arjun.deshmukh', 26, [1, 1, 1, 2, 3]],
  ['sunita.sharma', 9, [4, 5, 6]],
  ['kavita.rao', 1, [1]],
  ['imran.qureshi', 10, [1, 2, 3, 5]],
  ['thomas.kurian', 3, [1, 2]],
]
/** Of the bookings, those that fight for the few seats of the saloons these days. */
const rushShare = 0.06
const casualParties = [1, 1, 1, 2, 2, 3, 4]
const methods = ['upi', 'upi', 'credit_card', 'debit_card', 'net_banking', 'wallet']
const coaches = ['A1', 'B1', 'B2', 'S2', 'S5']
/** PNRs without the letters and digits that passengers mix up when reading them out. */
const pnrSigns = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']

interface Day {
  offset: number
  date: string
  midnight: string
  weekday: Weekday
}

interface World {
  seed: number
  today: string
  trains: readonly TrainRecord[]
  people: People
}

/** Every calendar day is worked out once: there may be a hundred thousand bookings. */
function daysAround(today: string): Day[] {
  return Array.from({ length: 2 * farthest + 1 }, (_, index) => {
    const offset = index - farthest
    const date = addDays(today, offset)
    return { offset, date, midnight: midnight(date), weekday: weekdayOf(date) }
  })
}

/** A random day on which a train runs. */
function dayOf(train: TrainRecord, days: readonly Day[], random: Random): Day | undefined {
  const start = random.integer(0, days.length - 1)
  const week = Array.from({ length: 7 }, (_, ahead) => days[(start + ahead) % days.length])
  return week.find((day) => day !== undefined && train.daysOfOperation.includes(day.weekday))
}

/** Boarding and leaving: mostly the whole run. */
function endsOf({ source, destination, route }: TrainRecord, random: Random) {
  const last = route.length - 1
  const start = last > 0 && random.chance(0.5) ? random.integer(0, last - 1) : 0
  const end = last > 0 && random.chance(0.5) ? random.integer(start + 1, last) : last
  const [from, to] = [route[start], route[end]]
  return from && to
    ? { from: from.station, to: to.station, kilometres: Math.abs(to.distance - from.distance) }
    : { from: source, to: destination, kilometres: undefined }
}

function statusOf(day: Day, isFull: boolean, random: Random): BookingRecord['bookingStatus'] {
  const dice = random.next()
  if (dice < 0.14) return 'Cancelled'
  if (isFull) return 'Waiting'
  if (dice < 0.2) return 'RAC'
  return day.offset < 0 && dice < 0.23 ? 'Waiting' : 'Confirmed'
}

function paymentOf(status: BookingRecord['bookingStatus'], random: Random): BookingRecord['paymentStatus'] {
  if (status === 'Cancelled') return random.chance(0.2) ? 'Failed' : 'Refunded'
  return random.chance(status === 'Waiting' ? 0.5 : 0.15) ? 'Pending' : 'Completed'
}

function partyOf(user: string, size: number, people: People, random: Random): readonly Traveller[] {
  if (user === 'sunita.sharma') return family.slice(0, size)
  const others = Array.from({ length: size - 1 }, () => random.pick(companions))
  return [user === 'imran.qureshi' ? random.pick(companions) : people.travellerOf(user), ...others]
}

/**
 * So many bookings over 180 days before and after today, as good as evenly, in the order they were made in. With a larger
 * number those of a smaller one are among them. Nobody is booked on a train that does not run, nor on more seats than it has.
 */
export function createWorldBookings({ seed, today, trains, people }: World, count: number): BookingRecord[] {
  const random = createRandom(hashOf(`${seed} bookings of the large world`))
  const days = daysAround(today)
  const bookable = trains.filter(
    ({ status, daysOfOperation }) => status === 'Active' && daysOfOperation.length > 0,
  )
  const saloons = bookable.filter(({ totalSeats }) => totalSeats <= saloonSeats)
  const nextDays = days.slice(farthest - 2, farthest + 6)
  const personas = personaShares.flatMap(([key, share, parties]) =>
    Array.from({ length: share }, () => ({ key, parties })),
  )
  const pnrs = new Set<string>()
  const held = new Map<string, number>()
  const bookings: BookingRecord[] = []

  const newPnr = () => {
    let pnr: string
    do {
      pnr = ''
      while (pnr.length < 8) pnr += random.pick(pnrSigns)
    } while (pnrs.has(pnr))
    pnrs.add(pnr)
    return pnr
  }

  while (bookable.length > 0 && bookings.length < count) {
    const { key, parties } = personas[bookings.length] ?? {
      key: random.pick(people.others),
      parties: casualParties,
    }
    const rush = random.chance(rushShare) && saloons.length > 0
    // Some trains are far better known than others.
    const train = rush ? random.pick(saloons) : bookable[Math.floor(random.next() ** 2 * bookable.length)]
    const day = train && dayOf(train, rush ? nextDays : days, random)
    if (!train || !day) continue
    const { from, to, kilometres } = endsOf(train, random)
    const party = partyOf(key, random.pick(parties), people, random)
    const run = `${train.trainNumber} ${day.date}`
    const taken = held.get(run) ?? 0
    const status = statusOf(day, taken + party.length > train.totalSeats, random)
    if (status === 'Confirmed' || status === 'RAC') held.set(run, taken + party.length)
    const isSeated =
      (status === 'Confirmed' && day.offset <= chartDays) || (status === 'RAC' && day.offset < 0)
    const bookedOn = Math.min(day.offset, 0) - random.integer(1, 45)
    // The back end's order of operations: another one can round up to another rupee.
    const fare = kilometres === undefined ? train.fare : Math.ceil((kilometres / 100) * train.fare)
    bookings.push({
      _id: idOf(seed, 'booking', String(bookings.length)),
      pnr: newPnr(),
      user: people.idOf(key),
      train: train._id,
      fromStation: from,
      toStation: to,
      journeyDate: day.midnight,
      bookingDate: railwayInstant(addDays(today, bookedOn), random.integer(6 * 60, 22 * 60)),
      passengers: party.map(({ name, age, gender }, index): PassengerRecord => ({
        name,
        age,
        gender,
        seatNumber: isSeated ? `${coaches[taken % coaches.length] ?? 'S2'}-${taken + index + 1}` : null,
      })),
      totalFare: fare * party.length,
      bookingStatus: status,
      paymentStatus: paymentOf(status, random),
      paymentMethod: key === 'imran.qureshi' ? 'cash' : random.pick(methods),
    })
  }
  return bookings.sort(
    (a, b) => Number(a.bookingDate > b.bookingDate) - Number(a.bookingDate < b.bookingDate),
  )
}
