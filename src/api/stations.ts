import type { Page } from '@/domain/page'
import type { Station, StationInput } from '@/domain/stations/station'
import { path } from '@/lib/path'
import { request } from './http'
import { list, nothing, single, unpaged } from './schema'
import { stationSchema } from './stations.schema'

export interface NearbyQuery {
  latitude: number
  longitude: number
  /** Metres. */
  maxDistance: number
}

const pageSize = 500
const pagesAtOnce = 2
/** A server that never ends its pages must not keep us asking. */
const mostPages = 100

const stationPage = (page: number, signal?: AbortSignal) =>
  request('stations.list', '/stations', list(stationSchema), {
    searchParams: { limit: pageSize, page },
    signal,
  })

/** Every station: the pages are followed, two at a time (api-model 11.4). Nothing typed is ever sent. */
export async function listStations(signal?: AbortSignal): Promise<Page<Station>> {
  const first = await stationPage(1, signal)
  const found = [...first.items]
  const last = Math.min(first.totalPages, mostPages)
  for (let page = 2; page <= last; page += pagesAtOnce) {
    const numbers = Array.from({ length: Math.min(pagesAtOnce, last - page + 1) }, (_, ahead) => page + ahead)
    const pages = await Promise.all(numbers.map((number) => stationPage(number, signal)))
    found.push(...pages.flatMap((next) => next.items))
  }
  // One that was added meanwhile moves others to the next page: they come twice.
  const items = [...new Map(found.map((station) => [station._id, station])).values()]
  return {
    items,
    total: Math.max(first.total, items.length),
    count: items.length,
    totalPages: 1,
    currentPage: 1,
  }
}

export const getStation = (id: string, signal?: AbortSignal) =>
  request('stations.get', path`/stations/${id}`, single(stationSchema), { signal })

export const listNearbyStations = ({ latitude, longitude, maxDistance }: NearbyQuery, signal?: AbortSignal) =>
  request('stations.nearby', '/stations/nearby', unpaged(stationSchema), {
    searchParams: { latitude, longitude, maxDistance },
    signal,
  })

/** The code is sent in capitals: back ends take its small letters for another station's. */
const body = <Input extends Partial<StationInput>>(input: Input): Input => ({
  ...input,
  ...(input.code !== undefined && { code: input.code.trim().toUpperCase() }),
})

export const createStation = (input: StationInput) =>
  request('stations.create', '/stations', single(stationSchema), {
    method: 'post',
    json: body(input),
    keepalive: true,
  })

export const updateStation = (id: string, input: Partial<StationInput>) =>
  request('stations.update', path`/stations/${id}`, single(stationSchema), {
    method: 'put',
    json: body(input),
    keepalive: true,
  })

export const deleteStation = (id: string) =>
  request('stations.delete', path`/stations/${id}`, nothing, { method: 'delete', keepalive: true })
