import type { Train } from '@/domain/trains/train'
import { weekdays } from '@/domain/time/calendar-date'
import { farePerPassenger } from '@/domain/trains/fare'
import { arrivalDayOffset } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { add, type Check, daysLater, good, refused, remove, type Trip, unknownId } from '../check/check.ts'
import type { Resource } from '../resource.ts'
import {
  calls,
  createTrain,
  deleteTrain,
  getSeats,
  getTrain,
  listTrains,
  searchTrains,
  updateTrain,
} from './trains.calls.ts'
import { records } from './trains.records.ts'

const pageSize = 500

export const runsOn = (train: Train, date: string) =>
  (train.daysOfOperation ?? weekdays).includes(weekdays[new Date(date).getUTCDay()] ?? 'Sun')

/** How many mistakes a train can show: in a fare by kilometres, on a day without it, past midnight. */
function shows(train: Train): number {
  const { source, destination, departureTime, arrivalTime, daysOfOperation = weekdays } = train
  const fare = farePerPassenger(train, source?._id ?? '', destination?._id ?? '')
  return [
    fare !== undefined && fare !== train.fare,
    daysOfOperation.length < weekdays.length,
    arrivalDayOffset(departureTime, arrivalTime, timeZone) > 0,
  ].filter(Boolean).length
}

/** Two passengers are booked; a server may book them twice when it is asked twice. */
const fewestFree = 4

/** Trains, and one of them with free seats that runs within two weeks. */
async function asVisitor(check: Check) {
  const all = await good(check, listTrains)
  await refused(check, getTrain, [404], 'of an id that there is not', { params: { id: unknownId } })
  if (!all) return
  check.notes.push(`${all.items.length} trains in one answer.`)
  // Tomorrow could be too late for cancelling.
  const dates = Array.from({ length: 14 }, (_, day) => daysLater(check.today, day + 3))
  const usable = all.items
    .filter(({ source, destination, status }) => source?._id && destination?._id && status === 'Active')
    .toSorted((one, other) => shows(other) - shows(one))
  for (const train of usable.slice(0, 20)) {
    const date = dates.find((one) => runsOn(train, one))
    if (date === undefined) continue
    const seats = await good(check, getSeats, {
      params: { id: train._id },
      query: { date },
    })
    if (!seats) break
    if (seats.availableSeats < fewestFree) continue
    const trip = {
      train,
      from: train.source?._id ?? '',
      to: train.destination?._id ?? '',
      date,
      free: seats.availableSeats,
      others: usable.slice(0, 10).map(({ _id }) => _id),
    }
    await searchFor(check, trip)
    const one = await good(check, getTrain, { params: { id: train._id } })
    if (one && one._id !== train._id)
      add(check, getTrain, 'broken', '$.data._id', 'another train than was asked for')
    check.trip = trip
    return
  }
  check.notes.push('No train with four free seats in the next two weeks: nothing was booked.')
}

async function searchFor(check: Check, { train, from, to, date }: Trip) {
  const query = { from, to, date, sortBy: 'departureTime', sortOrder: 'asc', page: 1, limit: pageSize }
  const found = await good(check, searchTrains, { query })
  if (!found) return
  const backwards = found.items.findIndex(
    ({ departureTime, arrivalTime }) => Date.parse(arrivalTime) < Date.parse(departureTime),
  )
  if (backwards !== -1)
    add(
      check,
      searchTrains,
      'different',
      `$.data[${backwards}].arrivalTime`,
      'before the departure: their difference has to be the time travelled',
    )
  const at = found.items.findIndex(({ _id }) => _id === train._id)
  const fare = farePerPassenger(train, from, to)
  const asked = found.items[at]?.fare
  if (at === -1)
    add(check, searchTrains, 'different', '$.data', `does not find ${train.trainNumber} between its own ends`)
  else if (fare !== undefined && asked !== fare)
    add(
      check,
      searchTrains,
      'different',
      `$.data[${at}].fare`,
      `${asked} for one passenger, where kilometres and the train’s fare make ${fare}`,
    )
}

async function signedIn(check: Check) {
  const { user, admin: token } = check.tokens
  const [source, destination] = check.places.map(({ _id }) => _id)
  if (check.readOnly || token === undefined || source === undefined || destination === undefined) return
  const own = {
    trainNumber: '99999901',
    name: 'Contract Check',
    trainType: 'Other',
    source,
    destination,
    departureTime: '2000-01-01T04:30:00.000Z',
    arrivalTime: '2000-01-01T09:30:00.000Z',
    totalSeats: 10,
    fare: 100,
    daysOfOperation: ['Sun'],
    route: [],
  }
  await refused(check, createTrain, [403], 'by a passenger', { token: user, body: own })
  await refused(check, createTrain, [400, 422], 'without a day', {
    token,
    body: { ...own, daysOfOperation: [] },
  })
  const made = await good(check, createTrain, { token, body: own })
  if (!made) return
  const changed = await good(check, updateTrain, {
    token,
    params: { id: made._id },
    body: { ...own, fare: 120 },
  })
  if (changed && changed.fare !== 120)
    add(check, updateTrain, 'broken', '$.data.fare', 'the change is not in the answer')
  await remove(check, deleteTrain, getTrain, made._id, `train ${own.trainNumber}`)
}

export const trains: Resource = {
  order: 3,
  tag: 'Trains',
  about: 'Timetable, journey search, free seats.',
  records,
  calls,
  asVisitor,
  signedIn,
}
