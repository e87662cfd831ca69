import type { Station } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import { weekdays } from '@/domain/time/calendar-date'
import { add, type Check, daysLater, good, refused, unknownId } from './check'

const pageSize = 500
const mostPages = 100

/** Every station, page by page, as the app asks for them. */
async function allStations(check: Check): Promise<Station[]> {
  const first = await good(check, 'listStations', { query: { limit: pageSize, page: 1 } })
  if (!first) return []
  const found = [...first.items]
  for (let page = 2; page <= Math.min(first.totalPages, mostPages); page++) {
    const next = await good(check, 'listStations', { query: { limit: pageSize, page } })
    if (!next) return found
    found.push(...next.items)
  }
  if (found.length !== first.total)
    add(
      check,
      'listStations',
      'different',
      '$.total',
      `says ${first.total}, and its pages hold ${found.length}`,
    )
  const again = await good(check, 'listStations', { query: { limit: pageSize, page: 1 } })
  if (again && again.items.some(({ _id }, at) => _id !== first.items[at]?._id))
    add(
      check,
      'listStations',
      'different',
      '$.data',
      'another order at the second time: records slip between pages',
    )
  if (new Set(found.map(({ _id }) => _id)).size < found.length)
    add(check, 'listStations', 'different', '$.data', 'a station stands on two pages')
  check.notes.push(`${found.length} stations, pages of ${pageSize}: ${first.totalPages}.`)
  return found
}

export async function stations(check: Check): Promise<Station[]> {
  const found = await allStations(check)
  const [some] = found
  if (some) {
    const one = await good(check, 'getStation', { params: { id: some._id } })
    if (one && one._id !== some._id)
      add(check, 'getStation', 'broken', '$.data._id', 'another station than was asked for')
  }
  await refused(check, 'getStation', [404], 'of an id that there is not', { params: { id: unknownId } })
  const placed = found.find(({ latitude, longitude }) => latitude !== null && longitude !== null)
  if (placed) {
    const query = { latitude: placed.latitude ?? 0, longitude: placed.longitude ?? 0, maxDistance: 50_000 }
    const near = await good(check, 'listNearbyStations', { query })
    if (near && !near.items.some(({ _id }) => _id === placed._id))
      add(check, 'listNearbyStations', 'different', '$.data', `nothing at the place of ${placed.name}`)
  }
  return found
}

export interface Trip {
  train: Train
  from: string
  to: string
  date: string
  free: number
  /** Ids of it and of some others. */
  others: string[]
}

const runsOn = (train: Train, date: string) =>
  (train.daysOfOperation ?? weekdays).includes(weekdays[new Date(date).getUTCDay()] ?? 'Sun')

/** Trains, and one of them with a free seat that runs within two weeks. */
export async function trains(check: Check): Promise<Trip | undefined> {
  const all = await good(check, 'listTrains')
  await refused(check, 'getTrain', [404], 'of an id that there is not', { params: { id: unknownId } })
  if (!all) return undefined
  check.notes.push(`${all.items.length} trains in one answer.`)
  // Tomorrow could be too late for cancelling.
  const dates = Array.from({ length: 14 }, (_, day) => daysLater(check.today, day + 3))
  const usable = all.items.filter(
    ({ source, destination, status }) => source?._id && destination?._id && status === 'Active',
  )
  for (const train of usable.slice(0, 20)) {
    const date = dates.find((one) => runsOn(train, one))
    if (date === undefined) continue
    const seats = await good(check, 'getSeats', {
      params: { id: train._id },
      query: { date },
    })
    if (!seats) break
    if (seats.availableSeats < 2) continue
    const trip = {
      train,
      from: train.source?._id ?? '',
      to: train.destination?._id ?? '',
      date,
      free: seats.availableSeats,
      others: usable.slice(0, 10).map(({ _id }) => _id),
    }
    await searchFor(check, trip)
    const one = await good(check, 'getTrain', { params: { id: train._id } })
    if (one && one._id !== train._id)
      add(check, 'getTrain', 'broken', '$.data._id', 'another train than was asked for')
    return trip
  }
  check.notes.push('No train with two free seats in the next two weeks: nothing was booked.')
  return undefined
}

async function searchFor(check: Check, { train, from, to, date }: Trip) {
  const query = { from, to, date, sortBy: 'departureTime', sortOrder: 'asc', page: 1, limit: pageSize }
  const found = await good(check, 'searchTrains', { query })
  if (found && !found.items.some(({ _id }) => _id === train._id))
    add(
      check,
      'searchTrains',
      'different',
      '$.data',
      `does not find ${train.trainNumber} between its own ends`,
    )
}

/** An id from a link must stay one segment of the path, however it is written. */
export async function ids(check: Check) {
  const { client } = check
  for (const id of ['../trains', '..%2ftrains', '.', 'a/../../trains']) {
    const { answer } = await client.ask('getStation', { params: { id } })
    const body = new TextDecoder().decode(answer?.body)
    if (answer?.status === 200 && body.includes('"trainNumber"'))
      add(check, 'getStation', 'broken', 'status', `the id "${id}" leads to the list of trains`)
  }
}
