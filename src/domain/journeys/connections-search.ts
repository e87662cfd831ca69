import { minutesPerDay } from '@/domain/time/clock'
import type { ZoneClocks } from '@/domain/time/zone-clocks'
import { fareBetween, intAt, numberAt, type Timetable } from './connections-timetable'

/** A search in the timetable's own numbers. */
export interface CallSearch {
  from: number
  to: number
  /** Of the date of boarding; 0 is Sunday. */
  weekday: number
  maxChanges: number
  minChange: number
  maxChange: number
  /** From the midnight on which the date of boarding begins. */
  clocks: ZoneClocks
}

/** A ride between two calls of a train, on the run that starts `day` days after the date of boarding. */
export interface Ride {
  board: number
  leave: number
  day: number
}

export interface FoundRides {
  /** Minutes that pass from midnight of the date of boarding, also where the clocks are changed. */
  departure: number
  arrival: number
  /** Infinity where unknown. */
  fare: number
  rides: Ride[]
}

const weekdayBit = (weekday: number) => 1 << (((weekday % 7) + 7) % 7)

/** Rides that leave `from` on the date, the latest first. */
function firstRides(timetable: Timetable, { from, weekday, clocks }: CallSearch): Ride[] {
  const { firstAt, callsAt, departure, runs, train } = timetable
  return [...callsAt.subarray(intAt(firstAt, from), intAt(firstAt, from + 1))]
    .map((board) => ({ board, leave: -1, day: -Math.floor(intAt(departure, board) / minutesPerDay) }))
    .filter(({ board, day }) => intAt(runs, intAt(train, board)) & weekdayBit(weekday + day))
    .toSorted((a, b) => {
      const [first, second] = [a, b].map(({ board, day }) =>
        clocks.passed(intAt(departure, board) + day * minutesPerDay),
      )
      return (second ?? 0) - (first ?? 0) || a.board - b.board
    })
}

/** The rides that end at `to`, as chains: those from station s start at `head[s]` and go on at `next`, until -1. */
function lastRides(timetable: Timetable, { from, to }: CallSearch) {
  const { firstAt, callsAt, station, train, stationIds } = timetable
  const head = new Int32Array(stationIds.length).fill(-1)
  const [next, board, leave, fare]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const end of callsAt.subarray(intAt(firstAt, to), intAt(firstAt, to + 1))) {
    for (let call = end - 1; train[call] === train[end]; call -= 1) {
      const at = intAt(station, call)
      if (at === to) break
      if (at === from) continue
      next.push(intAt(head, at))
      head[at] = board.push(call) - 1
      leave.push(end)
      fare.push(fareBetween(timetable, call, end))
    }
  }
  return {
    head,
    next: Int32Array.from(next),
    board: Int32Array.from(board),
    leave: Int32Array.from(leave),
    fare: Float64Array.from(fare),
  }
}

/** By call, the next one of the same train where somebody can change to a last ride before it comes to `to`; or -1. */
function nextChanges({ station, train }: Timetable, to: number, head: Int32Array): Int32Array {
  const next = new Int32Array(station.length)
  let ahead = -1
  for (let call = station.length - 1; call >= 0; call -= 1) {
    // Past the last call the train is undefined, and no train's either.
    if (train[call] !== train[call + 1]) ahead = -1
    next[call] = ahead
    const at = intAt(station, call)
    if (at === to) ahead = -1
    else if (intAt(head, at) >= 0) ahead = call
  }
  return next
}

/** Keeps what nothing beats. Comes to be asked with ever earlier departures: what was kept before leaves no earlier. */
function paretoSet() {
  let kept: FoundRides[] = []
  // What no other beats by arrival, changes and fare: for a question with an earlier departure these three decide.
  let front: FoundRides[] = []
  const beats = (one: FoundRides, arrival: number, changes: number, fare: number) =>
    one.arrival <= arrival && one.fare <= fare && one.rides.length - 1 <= changes
  return {
    isBeaten(arrival: number, changes: number, fare: number) {
      for (const one of front) if (beats(one, arrival, changes, fare)) return true
      return false
    },
    add(found: FoundRides) {
      const { departure, arrival, fare, rides } = found
      const changes = rides.length - 1
      if (this.isBeaten(arrival, changes, fare)) return
      const isBeatenNow = (one: FoundRides) =>
        arrival <= one.arrival && fare <= one.fare && changes <= one.rides.length - 1
      kept = kept.filter((one) => one.departure > departure || !isBeatenNow(one))
      front = front.filter((one) => !isBeatenNow(one))
      kept.push(found)
      front.push(found)
    },
    all: () => kept,
  }
}

/**
 * The Pareto set of `connections.ts`. The rides away from `from` are taken up from the latest departure to the earliest.
 * So whoever comes to a boarding later in this order left no later than those before, and from there on everybody
 * arrives at the same times: only a lower fare than theirs can lead to anything that is not beaten already.
 */
export function searchRides(timetable: Timetable, search: CallSearch): FoundRides[] {
  const { arrival, departure, station, train, runs, firstAt, callsAt, longestRun } = timetable
  const { from, to, weekday, maxChanges, minChange, maxChange, clocks } = search
  const { passed, mostApart } = clocks
  const found = paretoSet()
  const last = lastRides(timetable, search)
  const next = maxChanges > 1 ? nextChanges(timetable, to, last.head) : new Int32Array(0)

  // The lowest fare so far at which each boarding was reached, by the day it takes place; NaN where it was not.
  const latestMiddle = minutesPerDay + longestRun + maxChange + mostApart
  const middleDays = Math.floor(latestMiddle / minutesPerDay) + 1
  const lastDays = Math.floor((latestMiddle + longestRun + maxChange) / minutesPerDay) + 1
  const middleFares = new Float64Array(next.length * middleDays).fill(Number.NaN)
  const [afterOne, afterTwo] = [last.board, last.board].map(({ length }) =>
    new Float64Array(length * lastDays).fill(Number.NaN),
  ) as [Float64Array, Float64Array]

  const runsOnDay = (call: number, day: number) =>
    (intAt(runs, intAt(train, call)) & weekdayBit(weekday + day)) !== 0
  const leaves = (call: number, day: number) => passed(day * minutesPerDay + intAt(departure, call))
  /** A train that waits out an hour which the clocks skip arrives no earlier than it left. */
  const comes = (board: number, leave: number, day: number) =>
    Math.max(passed(day * minutesPerDay + intAt(arrival, leave)), leaves(board, day))
  /** The first day on which the run that leaves `call` then can be caught. */
  function firstDay(arrived: number, call: number) {
    const ready = arrived + minChange
    let day = Math.ceil((ready - mostApart - intAt(departure, call)) / minutesPerDay)
    while (leaves(call, day) < ready) day += 1
    return day
  }

  /** Changes to each ride to `to`, having paid `fare`; `middle` is left out after the first ride. */
  function takeLast(first: Ride, arrived: number, fare: number, board = -1, leave = -1, day = 0) {
    const changes = board < 0 ? 1 : 2
    const fares = changes === 1 ? afterOne : afterTwo
    for (let ride = intAt(last.head, intAt(station, board < 0 ? first.leave : leave)); ride >= 0;) {
      const call = intAt(last.board, ride)
      const end = intAt(last.leave, ride)
      for (let on = firstDay(arrived, call); ; on += 1) {
        if (leaves(call, on) > arrived + maxChange) break
        const place = ride * lastDays + on + Math.floor(intAt(departure, call) / minutesPerDay)
        if (fare >= numberAt(fares, place) || !runsOnDay(call, on)) continue
        fares[place] = fare
        if (changes === 1) afterTwo[place] = fare
        const arrives = comes(call, end, on)
        const total = fare + numberAt(last.fare, ride)
        if (found.isBeaten(arrives, changes, total)) continue
        const middle = changes === 1 ? [] : [{ board, leave, day }]
        found.add({
          departure: leaves(first.board, first.day),
          arrival: arrives,
          fare: total,
          rides: [{ ...first }, ...middle, { board: call, leave: end, day: on }],
        })
      }
      ride = intAt(last.next, ride)
    }
  }

  /** Changes to each train that goes to another change, having paid `fare`. */
  function takeMiddle(first: Ride, arrived: number, fare: number) {
    const at = intAt(station, first.leave)
    const end = intAt(firstAt, at + 1)
    for (let index = intAt(firstAt, at); index < end; index += 1) {
      const board = intAt(callsAt, index)
      if (intAt(next, board) < 0) continue
      for (let day = firstDay(arrived, board); ; day += 1) {
        const time = leaves(board, day)
        if (time > arrived + maxChange) break
        const place = board * middleDays + day + Math.floor(intAt(departure, board) / minutesPerDay)
        if (fare >= numberAt(middleFares, place) || !runsOnDay(board, day)) continue
        middleFares[place] = fare
        if (found.isBeaten(time, 2, fare)) continue
        for (let leave = intAt(next, board); leave >= 0; leave = intAt(next, leave)) {
          if (intAt(station, leave) === at) continue
          const there = comes(board, leave, day)
          const paid = fare + fareBetween(timetable, board, leave)
          if (!found.isBeaten(there, 2, paid)) takeLast(first, there, paid, board, leave, day)
        }
      }
    }
  }

  for (const first of firstRides(timetable, search)) {
    const ends = first.board + 1
    for (let leave = ends; leave < station.length && train[leave] === train[first.board]; leave += 1) {
      const at = intAt(station, leave)
      if (at === from) continue
      const arrived = comes(first.board, leave, first.day)
      const fare = fareBetween(timetable, first.board, leave)
      const ride = { ...first, leave }
      if (at === to) {
        found.add({ departure: leaves(first.board, first.day), arrival: arrived, fare, rides: [ride] })
        break
      }
      if (maxChanges > 0) takeLast(ride, arrived, fare)
      if (maxChanges > 1) takeMiddle(ride, arrived, fare)
    }
  }
  return found.all()
}
