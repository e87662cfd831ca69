import type { BookingRecord, PassengerRecord, TrainRecord } from '../records.ts'
import { fixedPlans, waitingPlans, type BookingPlan } from './booking-plans.ts'
import { addDays, midnight, railwayInstant, weekdayOf } from './dates.ts'
import { companions, family, type People, type Traveller, type World } from './people.ts'
import { createRandom, hashOf, idOf, type Random } from './random.ts'

/** Below this many seats a train is a saloon, whose seats `fixedPlans` deals out alone. */
const saloonSeats = 20
const casualBookings = 36
/** Seats are given out this many days ahead. */
const chartDays = 4
const farthestPast = -120
const farthestFuture = 60

const coachesByType: Record<TrainRecord['trainType'], readonly string[]> = {
  Rajdhani: ['B1', 'B2', 'B4', 'A1', 'A2', 'H1'],
  Shatabdi: ['C1', 'C3', 'C5', 'E1'],
  Duronto: ['B1', 'B3', 'B5', 'A1', 'S2'],
  Express: ['S2', 'S5', 'S7', 'B1', 'B2', 'A1'],
  Passenger: ['D1', 'D2', 'D4'],
  Other: ['C2', 'C4', 'C7', 'E1'],
}

export function createBookings(world: World): BookingRecord[] {
  const { seed, today, people } = world
  const trainOf = new Map(world.trains.map((train) => [train.trainNumber, train]))
  const stationOf = new Map(world.stations.map((station) => [station.code, station]))
  const codeOf = new Map(world.stations.map((station) => [station._id, station.code]))
  const nextPnr = createPnrs(seed)
  const nextSeat = createSeatPlan()

  const plans = [...fixedPlans(people.others), ...casualPlans(world, codeOf), ...waitingPlans()]
  return plans.map((plan, index) => {
    const random = createRandom(hashOf(`${seed} booking ${index}`))
    const train = trainOf.get(plan.trainNumber)
    const from = stationOf.get(plan.from)?._id
    const to = stationOf.get(plan.to)?._id
    if (!train || !from || !to) throw new Error(`No such journey: ${JSON.stringify(plan)}`)
    const date = runningDate(train, today, plan.offset)
    const seated =
      (plan.status === 'Confirmed' && (date <= addDays(today, chartDays) || random.chance(0.3))) ||
      (plan.status === 'RAC' && date < today)
    return {
      _id: idOf(seed, 'booking', String(index)),
      pnr: nextPnr(),
      user: people.idOf(plan.user),
      train: train._id,
      fromStation: from,
      toStation: to,
      journeyDate: midnight(date),
      bookingDate: bookedAt(date, today, random),
      passengers: partyOf(plan, people, random).map((traveller): PassengerRecord => ({
        ...traveller,
        seatNumber: seated ? nextSeat(train, date) : null,
      })),
      totalFare: farePerPassenger(train, from, to) * plan.party,
      bookingStatus: plan.status,
      paymentStatus: paymentOf(plan.status, random),
      paymentMethod: plan.user.startsWith('imran')
        ? 'cash'
        : random.pick(['upi', 'upi', 'credit_card', 'debit_card', 'net_banking', 'wallet']),
    }
  })
}

/** Rupees. The same order of operations as the back end's: another one can round up to another rupee. */
function farePerPassenger(train: TrainRecord, from: string, to: string): number {
  const start = train.route.find(({ station }) => station === from)
  const end = train.route.find(({ station }) => station === to)
  return start && end ? Math.ceil(((end.distance - start.distance) / 100) * train.fare) : train.fare
}

function runningDate(train: TrainRecord, today: string, offset: number): string {
  const step = offset < 0 ? -1 : 1
  for (let days = offset; Math.abs(days - offset) < 7; days += step) {
    const date = addDays(today, days)
    if (train.daysOfOperation.includes(weekdayOf(date))) return date
  }
  throw new Error(`${train.trainNumber} never runs`)
}

/** Yesterday at the latest: nobody knows how far today has got. */
function bookedAt(journeyDate: string, today: string, random: Random): string {
  const latest = journeyDate < today ? journeyDate : today
  const day = addDays(latest, -random.integer(1, 45))
  return railwayInstant(day, random.integer(6 * 60, 22 * 60))
}

function paymentOf(status: BookingRecord['bookingStatus'], random: Random): BookingRecord['paymentStatus'] {
  if (status === 'Cancelled') return random.chance(0.2) ? 'Failed' : 'Refunded'
  if (status === 'Waiting') return random.chance(0.5) ? 'Pending' : 'Completed'
  return random.chance(0.15) ? 'Pending' : 'Completed'
}

function partyOf({ user, party }: BookingPlan, people: People, random: Random): Traveller[] {
  if (user === 'sunita.sharma') return family.slice(0, party)
  // An agent travels with none of the customers.
  if (user === 'imran.qureshi') return random.sample(companions, party)
  return [people.travellerOf(user), ...random.sample(companions, party - 1)]
}

/** Bookings that could be anybody's, so that lists, reports and boards are not all the personas'. */
function casualPlans({ seed, trains, people }: World, codeOf: ReadonlyMap<string, string>): BookingPlan[] {
  const random = createRandom(hashOf(`${seed} casual bookings`))
  const bookable = trains.filter(
    ({ status, route, daysOfOperation, totalSeats }) =>
      status === 'Active' && route.length > 1 && daysOfOperation.length > 0 && totalSeats >= saloonSeats,
  )
  const travellers = random.sample(people.others, 18)
  return Array.from({ length: casualBookings }, (_, index): BookingPlan => {
    const train = random.pick(bookable)
    const start = random.chance(0.6) ? 0 : random.integer(0, train.route.length - 2)
    const end = random.chance(0.6)
      ? train.route.length - 1
      : random.integer(start + 1, train.route.length - 1)
    // A week inside the limits, for trains that run on one day of the week.
    const offset = random.integer(farthestPast + 7, farthestFuture - 7)
    return {
      user: travellers[index % travellers.length] ?? '',
      trainNumber: train.trainNumber,
      from: codeOf.get(train.route[start]?.station ?? '') ?? '',
      to: codeOf.get(train.route[end]?.station ?? '') ?? '',
      offset,
      status: casualStatus(offset, random),
      party: random.pick([1, 1, 1, 2, 2, 3, 4]),
    }
  })
}

function casualStatus(offset: number, random: Random): BookingPlan['status'] {
  const dice = random.next()
  if (dice < 0.74) return 'Confirmed'
  if (dice < 0.88) return 'Cancelled'
  // A waiting list for a train with hundreds of free seats would look like a fault.
  return dice < 0.94 || offset >= 0 ? 'RAC' : 'Waiting'
}

/** PNRs without the letters and digits that passengers mix up when reading them out. */
function createPnrs(seed: number): () => string {
  const random = createRandom(hashOf(`${seed} pnr`))
  const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']
  const given = new Set<string>()
  return () => {
    let pnr: string
    do pnr = Array.from({ length: 8 }, () => random.pick(letters)).join('')
    while (given.has(pnr))
    given.add(pnr)
    return pnr
  }
}

/** Neighbouring seats for a party, and no seat twice on a train's date. */
function createSeatPlan(): (train: TrainRecord, date: string) => string {
  const taken = new Map<string, number>()
  return (train, date) => {
    const key = `${train.trainNumber} ${date}`
    const count = taken.get(key) ?? 0
    taken.set(key, count + 1)
    if (train.totalSeats < saloonSeats) return `L1-${count + 1}`
    const hash = hashOf(key)
    const coaches = coachesByType[train.trainType]
    return `${coaches[hash % coaches.length]}-${1 + (((hash >>> 8) % 40) + count)}`
  }
}
