import type { LineProgress } from '@/components/ui/page/progress-line'
import { timeZone } from '@/lib/config'
import { counted, formatInstant, formatNumber } from '@/lib/text/format'

interface ListLoad {
  data: { keptAt?: number | undefined } | undefined
  error: unknown
  isFetching: boolean
}

const ofThen = (list: string, at: number) =>
  `${list} of ${formatInstant(new Date(at).toISOString(), timeZone)}`

/** Of a list of then, ms since 1970, while another one is asked for. */
export const beingMadeFresh = (list: string, at: number) => `${ofThen(list, at)}, being made fresh`

/** When a list came that the server gave now, ms since 1970; undefined of any other. */
export const freshAt = ({ data, isFetching, dataUpdatedAt }: ListLoad & { dataUpdatedAt: number }) =>
  data && data.keptAt === undefined && !isFetching ? dataUpdatedAt : undefined

/** From when a list is that this device has kept, and what becomes of it; undefined of one that the server gave now. */
export function keptWords({ data, error, isFetching }: ListLoad, list: string): string | undefined {
  if (data?.keptAt === undefined) return undefined
  if (isFetching) return beingMadeFresh(list, data.keptAt)
  const from = ofThen(list, data.keptAt)
  return error ? `${from}: it could not be made fresh` : from
}

/**
 * The line under a list's title. While the list comes, it does not count: it would be read out again and again.
 *
 * @param shown "12 trains", as asked for
 * @param arriving what has come so far
 */
export function listSummary(
  load: ListLoad,
  { shown, arriving, one, list }: { shown: string; arriving: unknown; one: string; list: string },
): string | undefined {
  if (load.data) return [shown, keptWords(load, list)].filter(Boolean).join(' · ')
  if (arriving === undefined) return undefined
  return load.isFetching ? `More ${one}s are coming…` : `Not all ${one}s have come`
}

/** How much has come of a list that is still coming. */
export const progressOf = (
  arriving: { items: readonly unknown[]; total: number } | undefined,
  one: string,
): LineProgress | undefined =>
  arriving && {
    done: arriving.items.length,
    of: arriving.total,
    words: `${formatNumber(arriving.items.length)} of ${counted(arriving.total, one)}`,
  }
