import type { Connection, ConnectionSearch } from '@/domain/journeys/connections'
import { zonedInstant } from '@/domain/time/zoned-instant'
import type { Train } from '@/domain/trains/train'

/**
 * A second, plain implementation of the connection search, written from the words over `findConnections` and `callsOf`
 * and sharing no code with them but the instants of a zone's clock times: it makes every chain of legs there is and then
 * strikes out what is beaten. Only for small worlds. Times that are instants are read on India's clocks.
 */

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const dayMs = 86_400_000

interface Reached {
  id: string | undefined
  stop: number
  arrive: number
  leave: number
}

interface Leg {
  train: Train
  start: number
  on: Reached
  off: Reached
  fare: number | null
}

const isClock = (text: string) => /^\d\d:\d\d$/.test(text)

/** Minutes since some midnight in India: of the day for HH:mm, of the epoch's first day for instants. */
function minutesIn(text: string | undefined): number | null {
  if (!text) return null
  if (isClock(text)) return Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  const time = new Date(text).getTime()
  return Number.isNaN(time) ? null : time / 60_000 + 330
}

function clock(text: string | undefined): number | null {
  const minutes = minutesIn(text)
  return minutes === null ? null : ((minutes % 1440) + 1440) % 1440
}

/** Waits minute by minute until the clocks show it. */
function wait(from: number, shown: number): number {
  let at = from
  while (((at % 1440) + 1440) % 1440 !== shown) at += 1
  return at
}

function ownArrivalAfter(train: Train, last: number): number | null {
  const [start, end] = [minutesIn(train.departureTime), minutesIn(train.arrivalTime)]
  const [first, final] = [clock(train.departureTime), clock(train.arrivalTime)]
  if (start === null || end === null || first === null || final === null) return null
  if (isClock(train.departureTime) !== isClock(train.arrivalTime)) return null
  let minutes = end - start
  if (minutes <= -1440) return null
  if (minutes < 0) minutes += 1440
  return first + minutes >= last ? first + minutes : wait(last, final)
}

function reached(train: Train): Reached[] {
  const lists = (id: string | undefined) => train.route.some(({ station }) => station?._id === id)
  const own = clock(train.departureTime)
  const result: Reached[] = []
  const sourceFirst = train.source?._id !== undefined && !lists(train.source._id) && own !== null
  const destinationLast = train.destination?._id !== undefined && !lists(train.destination._id)
  let last: number
  if (sourceFirst) {
    last = own
    result.push({ id: train.source?._id, stop: -1, arrive: own, leave: own })
  } else {
    const first = clock(train.route[0]?.departureTime) ?? own
    if (first === null) return []
    last = first
  }
  for (let stop = 0; stop < train.route.length; stop += 1) {
    const { station, arrivalTime, departureTime, day } = train.route[stop] ?? { station: null }
    const place = (shown: number) => {
      const days = day === undefined ? Number.NaN : day - (sourceFirst ? 0 : (train.route[0]?.day ?? 0))
      return days * 1440 + shown >= last ? days * 1440 + shown : wait(last, shown)
    }
    let arrive: number | null
    let leave: number
    if (stop === 0 && !sourceFirst) {
      arrive = leave = last
    } else {
      const [comes, goes] = [clock(arrivalTime), clock(departureTime)]
      if (comes !== null) arrive = place(comes)
      else {
        const isEnd = stop === train.route.length - 1 && !destinationLast
        arrive = isEnd ? ownArrivalAfter(train, last) : null
        if (arrive === null && goes !== null) arrive = place(goes)
      }
      if (arrive === null) continue
      leave = comes !== null && goes !== null ? wait(arrive, goes) : arrive
    }
    if (leave > 7 * 1440) return result
    last = leave
    if (station?._id !== undefined) result.push({ id: station._id, stop, arrive, leave })
  }
  if (destinationLast) {
    const end = ownArrivalAfter(train, last)
    if (end !== null && end <= 7 * 1440) {
      result.push({ id: train.destination?._id, stop: train.route.length, arrive: end, leave: end })
    }
  }
  return result
}

function fareOf({ fare, route }: Train, from: string | undefined, to: string | undefined): number | null {
  if (fare === null || fare < 0) return null
  const [a, b] = [from, to].map((id) => route.find(({ station }) => station?._id === id)?.distance)
  return a === undefined || b === undefined ? fare : Math.ceil((Math.abs(b - a) / 100) * fare)
}

function everyLeg(trains: readonly Train[], date: string, to: string): Leg[] {
  const midnight = new Date(`${date}T00:00:00Z`).getTime()
  const legs: Leg[] = []
  for (const train of trains) {
    if (train.status.toLowerCase() !== 'active') continue
    const calls = reached(train)
    for (let start = -8; start <= 20; start += 1) {
      const name = names[new Date(midnight + start * dayMs).getUTCDay()]
      if (train.daysOfOperation && (!name || !train.daysOfOperation.includes(name))) continue
      for (const [index, on] of calls.entries()) {
        for (const off of calls.slice(index + 1)) {
          if (off.id !== on.id) legs.push({ train, start, on, off, fare: fareOf(train, on.id, off.id) })
          if (off.id === to) break
        }
      }
    }
  }
  return legs
}

const two = (value: number) => String(value).padStart(2, '0')

/** Asked for the same minutes again and again, and slow to answer. */
function remembered(answer: (minutes: number) => number) {
  const known = new Map<number, number>()
  return (minutes: number) => {
    const value = known.get(minutes) ?? answer(minutes)
    known.set(minutes, value)
    return value
  }
}

const clocks = new Map<string, ReturnType<typeof clocksAfter>>()

function clocksOf(date: string, zone: string) {
  const key = `${date} ${zone}`
  const known = clocks.get(key) ?? clocksAfter(date, zone)
  clocks.set(key, known)
  return known
}

/** What the clocks of a zone make of minutes after a midnight: the minutes that pass, and those that are shown. */
function clocksAfter(date: string, zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const instant = (minutes: number) => {
    const day = Math.floor(minutes / 1440)
    const [hour, minute] = [Math.floor(minutes / 60) - day * 24, ((minutes % 60) + 60) % 60]
    const named = new Date(midnight + day * dayMs).toISOString().slice(0, 10)
    return zonedInstant(named, `${two(hour)}:${two(minute)}`, zone)
  }
  const passed = remembered((minutes) => (instant(minutes) - instant(0)) / 60_000)
  const shown = remembered(
    (minutes) => (Date.parse(`${format.format(instant(minutes)).replace(' ', 'T')}Z`) - midnight) / 60_000,
  )
  return {
    passed,
    leaves: ({ start, on }: Leg) => shown(start * 1440 + on.leave),
    comes: ({ start, on, off }: Leg) =>
      Math.max(shown(start * 1440 + off.arrive), shown(start * 1440 + on.leave)),
  }
}

const totalOf = (legs: readonly Leg[]) =>
  legs.some(({ fare }) => fare === null) ? null : legs.reduce((sum, { fare }) => sum + (fare ?? 0), 0)

function described(legs: readonly Leg[], date: string, zone: string): Connection {
  const { passed, leaves, comes } = clocksOf(date, zone)
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) throw new Error('A connection has legs')
  const waits = legs.slice(1).map((leg, before) => passed(leaves(leg)) - passed(comes(legs[before] ?? first)))
  return {
    legs: legs.map((leg, index) => ({
      train: leg.train._id,
      from: leg.on.id ?? '',
      to: leg.off.id ?? '',
      fromStop: leg.on.stop,
      toStop: leg.off.stop,
      journeyDate: new Date(Date.parse(date) + leg.start * dayMs).toISOString().slice(0, 10),
      departure: leaves(leg),
      arrival: comes(leg),
      farePerPassenger: leg.fare ?? undefined,
      minutes: passed(comes(leg)) - passed(leaves(leg)),
      wait: waits[index - 1],
    })),
    departure: leaves(first),
    arrival: comes(last),
    minutes: passed(comes(last)) - passed(leaves(first)),
    changes: legs.length - 1,
    shortestChange: waits.length > 0 ? Math.min(...waits) : undefined,
    farePerPassenger: totalOf(legs) ?? undefined,
  }
}

/** Every connection there is, the beaten ones among them. */
export function everyConnection(
  trains: readonly Train[],
  search: ConnectionSearch,
  zone = 'Asia/Kolkata',
): Connection[] {
  const { from, to, date, maxChanges, minChangeMinutes = 15 } = search
  if (from === to) return []
  const { passed, leaves, comes } = clocksOf(date, zone)
  const byStart = Map.groupBy(everyLeg(trains, date, to), ({ on }) => on.id)
  const found: Connection[] = []
  const extend = (legs: Leg[], leg: Leg) => {
    const chain = [...legs, leg]
    if (leg.off.id === to) return void found.push(described(chain, date, zone))
    if (leg.off.id === from || chain.length > maxChanges) return
    for (const next of byStart.get(leg.off.id) ?? []) {
      const pause = passed(leaves(next)) - passed(comes(leg))
      if (pause >= minChangeMinutes && pause <= 1440) extend(chain, next)
    }
  }
  for (const leg of byStart.get(from) ?? []) {
    const day = Math.floor((leg.start * 1440 + leg.on.leave) / 1440)
    if (day === 0) extend([], leg)
  }
  return found
}

export const vectorOf = ({ departure, arrival, changes, farePerPassenger }: Connection) =>
  JSON.stringify([departure, arrival, changes, farePerPassenger ?? null])

const worse = (fare: number | undefined, than: number | undefined) =>
  fare === undefined ? than !== undefined : than !== undefined && fare > than

export const isAtLeastAsGood = (a: Connection, b: Connection) =>
  a.departure >= b.departure &&
  a.arrival <= b.arrival &&
  a.changes <= b.changes &&
  !worse(a.farePerPassenger, b.farePerPassenger)

/** The four figures of those that none beats. */
export function bestVectors(connections: readonly Connection[]): Set<string> {
  const distinct = [...new Map(connections.map((one) => [vectorOf(one), one])).values()]
  const best = distinct.filter(
    (one) => !distinct.some((other) => other !== one && isAtLeastAsGood(other, one)),
  )
  return new Set(best.map(vectorOf))
}
