import type { Page } from '@/domain/page'
import type { Station, StationInput } from '@/domain/stations/station'
import { keptAtOf } from '@/lib/http/kept-answers'
import { pathBeside } from '@/lib/http/path'
import { followPages } from './follow-pages'
import { request } from './http'
import type { LongListOptions } from './long-list'
import { stationPage } from './address'
import { list, nothing, single, unpaged } from './schema'
import { stationSchema } from './stations.schema'

/** What else there is beside single stations. */
const path = pathBeside('nearby')

export interface NearbyQuery {
  latitude: number
  longitude: number
  /** Metres. */
  maxDistance: number
}

const mostPages = 100

/** Every station: the pages are followed (api-model 11.4). Nothing typed is ever sent. */
export async function listStations({
  onArriving,
  beforeMore,
  signal,
  fetch: ask,
}: LongListOptions<Station> = {}): Promise<Page<Station>> {
  let keptAt: number | undefined
  const noting: typeof fetch = async (...asked) => {
    const answer = await (ask ?? globalThis.fetch)(...asked)
    keptAt ??= keptAtOf(answer)
    return answer
  }
  const pageOf = (page: number, bound: AbortSignal) =>
    request('stations.list', '/stations', list(stationSchema), {
      searchParams: stationPage(page),
      signal: bound,
      fetch: noting,
    })
  const onProgress = (_loaded: number, total: number, items: Iterable<Station>) =>
    onArriving?.([...items], total)
  const whole = await followPages(pageOf, { mostPages, beforeMore, onProgress }, signal)
  return keptAt === undefined ? whole : { ...whole, keptAt }
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
