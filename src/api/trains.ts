import * as v from 'valibot'
import type { Train, TrainInput } from '@/domain/trains/train'
import { pathBeside } from '@/lib/http/path'
import { shapeError } from './failure'
import { request } from './http'
import { words } from '@/domain/words'
import { type LongListOptions, requestLongList } from './long-list'
import { list, nothing, single, unwrap, wholeList } from './schema'
import { seatsSchema, trainSchema } from './trains.schema'

/** What else there is beside single trains. */
const path = pathBeside('search')

export interface TrainFilter {
  /** Name or number; the server takes it for a pattern. */
  search?: string
  /** Station ids. */
  source?: string
  destination?: string
  trainType?: string
  /** YYYY-MM-DD. */
  date?: string
}

export interface TrainSearch {
  /** Station ids. */
  from: string
  to: string
  /** YYYY-MM-DD. */
  date: string
}

export const listTrains = async (filter: TrainFilter = {}, options: LongListOptions<Train> = {}) =>
  wholeList(
    await requestLongList('trains.list', '/trains', trainSchema, { ...options, searchParams: { ...filter } }),
  )

export const getTrain = (id: string, signal?: AbortSignal) =>
  request('trains.get', path`/trains/${id}`, single(trainSchema), { signal })

const isEmpty = (data: unknown) =>
  data === null || data === undefined || (typeof data === 'object' && Object.keys(data).length === 0)

/** E4: a train to be booked. What is missing is said word for word; other fields that do not fit are one error more. */
export async function getTrainForBooking(id: string, signal?: AbortSignal): Promise<Train> {
  if (!id.trim()) throw shapeError('trains.details', words.noTrainId)
  const body = await request('trains.details', path`/trains/${id}`, v.unknown(), { signal })
  const data = unwrap(body)
  if (isEmpty(data)) throw shapeError('trains.details', words.noTrainData)
  const { _id, trainNumber } = data as Partial<Record<keyof Train, unknown>>
  if (!_id || !trainNumber) throw shapeError('trains.details', words.invalidTrain)
  const train = v.safeParse(trainSchema, data)
  if (!train.success) throw shapeError('trains.details', words.trainUnusable, train.issues)
  return train.output
}

/**
 * Direct trains between two stations. Their times and fare are those of the travelled part, per passenger. Trains that
 * do not run on the date are among them.
 */
export const searchTrains = ({ from, to, date }: TrainSearch, signal?: AbortSignal) =>
  request('trains.search', '/trains/search', list(trainSchema), {
    searchParams: { from, to, date, sortBy: 'departureTime', sortOrder: 'asc', page: 1, limit: 500 },
    signal,
  })

/** @param date YYYY-MM-DD; with a time of day the back end would report the train as empty */
export const getSeats = (trainId: string, date: string, signal?: AbortSignal) =>
  request('trains.seats', path`/trains/${trainId}/seats`, single(seatsSchema), {
    searchParams: { date },
    signal,
  })

export const createTrain = (input: TrainInput) =>
  request('trains.create', '/trains', single(trainSchema), {
    method: 'post',
    json: input,
    keepalive: true,
  })

/** The whole record. What is not known of it is left out: the server says what it lacks. */
export const updateTrain = (id: string, input: Partial<TrainInput>) =>
  request('trains.update', path`/trains/${id}`, single(trainSchema), {
    method: 'put',
    json: input,
    keepalive: true,
  })

export const deleteTrain = (id: string) =>
  request('trains.delete', path`/trains/${id}`, nothing, { method: 'delete', keepalive: true })
