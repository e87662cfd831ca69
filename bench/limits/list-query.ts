import { queryOptions } from '@tanstack/react-query'
import ky from 'ky'

/** A record as what a row shows of it. */
export type Row = (string | number)[]

export const listQuery = (list: 'trains' | 'stations') =>
  queryOptions({
    queryKey: [list],
    queryFn: ({ signal }) => ky.get(`/data/${list}.json`, { signal }).json<Row[]>(),
    staleTime: Infinity,
  })
