import { http } from 'msw'
import { timeOfDay } from '../clock.ts'
import { db, findById, newId } from '../db.ts'
import { fail, list, ok, paged, pagingOf, serverError } from '../replies.ts'
import { requireAdmin } from '../sessions.ts'
import { trainInDetail, trainInList } from '../shapes.ts'
import { freeSeats, isCalendarDate, partOf, runsOn, seatHolders } from '../trips.ts'
import { endpoint } from './endpoint.ts'
import { idOf, refuseIfAny } from './fields.ts'
import { trainOf, trainProblems } from './train-fields.ts'
import type { TrainRecord } from '../records.ts'

const byName = (a: TrainRecord, b: TrainRecord) => Number(a.name > b.name) - Number(a.name < b.name)

function found(id: string | undefined): TrainRecord {
  const train = findById(db.trains, idOf(id))
  if (!train) throw fail(404, 'Train not found')
  return train
}

function calendarDateOf(value: string): string {
  if (!isCalendarDate(value)) throw serverError()
  return value
}

const listTrains = endpoint(({ query }) => {
  const search = (query.get('search') ?? '').toLowerCase()
  const [source, destination] = ['source', 'destination'].map((end) => query.get(end) && idOf(query.get(end)))
  const type = query.get('trainType')
  const date = query.get('date') && calendarDateOf(query.get('date') ?? '')
  const trains = db.trains.filter(
    (train) =>
      [train.name, train.trainNumber].some((text) => text.toLowerCase().includes(search)) &&
      (!source || train.source === source) &&
      (!destination || train.destination === destination) &&
      (!type || train.trainType === type) &&
      (!date || runsOn(train, date)),
  )
  return list(trains.sort(byName).map(trainInList))
})

/** Stops count by their time of day; an arrival on a later day comes after every arrival of the same day. */
const leaves = ({ departureTime }: TrainRecord) => timeOfDay(Date.parse(departureTime))
const takes = ({ departureTime, arrivalTime }: TrainRecord) =>
  Date.parse(arrivalTime) - Date.parse(departureTime)
const sortKeys = new Map<string, (train: TrainRecord) => number | string>([
  ['arrivalTime', (train) => leaves(train) + takes(train)],
  ['duration', takes],
  ['fare', ({ fare }) => fare],
  ['name', ({ name }) => name],
  ['trainNumber', ({ trainNumber }) => trainNumber],
])

const searchTrains = endpoint(({ query }) => {
  const [from, to] = [query.get('from'), query.get('to')]
  if (!from || !to) throw fail(400, 'From and to stations are required')
  const paging = pagingOf(query)
  const [start, end] = [idOf(from), idOf(to)]
  const key = sortKeys.get(query.get('sortBy') ?? '') ?? leaves
  const direction = query.get('sortOrder') === 'desc' ? -1 : 1
  const trains = db.trains
    .flatMap((train) => {
      const part = partOf(train, start, end)
      return part ? [{ ...train, ...part }] : []
    })
    .sort(byName)
    .map((train) => ({ train, key: key(train) }))
    .sort((a, b) => direction * (Number(a.key > b.key) - Number(a.key < b.key)))
  return paged(trains, paging, ({ train }) => ({ ...trainInList(train), isDirect: true }))
})

const getTrain = endpoint(({ params }) => ok(trainInDetail(found(params.id))))

const getSeats = endpoint(({ params, query }) => {
  if (!query.get('date')) throw fail(400, 'Date is required')
  const train = found(params.id)
  const journeyDate = calendarDateOf(query.get('date') ?? '')
  const taken = seatHolders(train, journeyDate).flatMap(({ seatNumber }) => seatNumber ?? [])
  return ok({
    train: train._id,
    trainNumber: train.trainNumber,
    trainName: train.name,
    journeyDate,
    totalSeats: train.totalSeats,
    availableSeats: freeSeats(train, journeyDate),
    seats: taken.map((seatNumber) => ({
      seatNumber,
      coach: seatNumber.includes('-') ? seatNumber.split('-')[0] : /^[A-Z]*/i.exec(seatNumber)?.[0],
      status: 'booked',
    })),
  })
})

const refuseTakenNumber = (trainNumber: string, except?: TrainRecord) => {
  if (db.trains.some((train) => train !== except && train.trainNumber === trainNumber)) {
    throw fail(400, 'A train with this number already exists')
  }
}

const createTrain = endpoint(({ request, body }) => {
  requireAdmin(request)
  refuseIfAny(trainProblems(body))
  const train = trainOf(newId(), body)
  refuseTakenNumber(train.trainNumber)
  if (![train.source, train.destination].every((id) => findById(db.stations, id))) {
    throw fail(400, 'Source or destination station not found')
  }
  db.trains.push(train)
  return ok(train, 201)
})

const updateTrain = endpoint(({ request, params, body }) => {
  requireAdmin(request)
  refuseIfAny(trainProblems(body))
  const train = found(params.id)
  const change = trainOf(train._id, body)
  refuseTakenNumber(change.trainNumber, train)
  // The back end takes a numeric 0 for "not given".
  const fare = body.fare === 0 ? train.fare : change.fare
  return ok(
    Object.assign(train, change, { fare, route: Array.isArray(body.route) ? change.route : train.route }),
  )
})

const deleteTrain = endpoint(({ request, params }) => {
  requireAdmin(request)
  const train = found(params.id)
  if (db.bookings.some((booking) => booking.train === train._id)) {
    throw fail(400, 'This train has bookings and cannot be deleted')
  }
  db.trains.splice(db.trains.indexOf(train), 1)
  return ok({})
})

export const trainHandlers = [
  http.get('*/api/trains', listTrains),
  http.get('*/api/trains/search', searchTrains),
  http.get('*/api/trains/:id', getTrain),
  http.get('*/api/trains/:id/seats', getSeats),
  http.post('*/api/trains', createTrain),
  http.put('*/api/trains/:id', updateTrain),
  http.delete('*/api/trains/:id', deleteTrain),
]
