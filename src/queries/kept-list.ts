import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import type { LongListOptions, OnArriving } from '@/api/long-list'
import type { Page } from '@/domain/page'
import { keepingFetch, keptFetch } from '@/lib/http/kept-answers'
import type { Identified } from '@/lib/lists/collection'
import { savesData } from '@/lib/connection'
import { whenSettled } from '@/lib/hooks/use-idle'
import { keepKnown } from './known-records'

/** What has come of a list that is still coming: the first records of it, and how many there are (0: not announced). */
export interface Arriving<T> {
  items: readonly T[]
  total: number
}

/** So many are worth being shown. */
const firstShown = 25
/** What is shown stays as long: a slow phone that is given more before it has drawn what it has draws nothing. */
const shownForMs = 2_000

/** Beside the list, not in it: whoever asks for the list gets all of it, or none. */
export const arrivingOf = <T>(list: QueryKey) =>
  queryOptions<Arriving<T>>({ queryKey: [list[0], 'arriving', ...list.slice(1)], queryFn: skipToken })

function showArriving(client: QueryClient, list: QueryKey): OnArriving<unknown> {
  const { queryKey } = arrivingOf(list)
  let shown = client.getQueryData(queryKey)?.items.length ?? 0
  let until = 0
  return (items, total = 0) => {
    if (items.length < firstShown || items.length <= shown || performance.now() < until) return
    shown = items.length
    until = performance.now() + shownForMs
    client.setQueryData(queryKey, { items: items.slice(), total: Math.max(total, shown) })
  }
}

/** For whoever saves data a list that was confirmed within a day is good enough. */
const goodEnoughMs = 24 * 3600_000

/** The list that was kept is in the cache only after this turn. */
const renewBehind = (client: QueryClient, queryKey: QueryKey) =>
  setTimeout(() => void client.refetchQueries({ queryKey, exact: true }), 0)

/** The demo's server is on this device, and what it says is another link's the next time. */
const keeps = import.meta.env.MODE !== 'demo'

const untilSettled = () => new Promise<void>((settled) => void whenSettled(settled))

/**
 * The query function of a list that is long, changes rarely, and is the same for everybody. The first time in a visit it
 * gives what this device has kept, if anything, and has it made fresh behind that; what comes meanwhile is in
 * `arrivingOf`.
 * @param heldFrom of a list in pages the first or the second: so much of it waits for the first input, or until nobody has
 *   touched the page for two seconds
 */
export const keptList =
  <T extends Identified>(
    list: (options: LongListOptions<T>) => Promise<Page<T>>,
    { heldFrom }: { heldFrom?: 1 | 2 | undefined } = {},
  ) =>
  async ({ client, queryKey, signal }: QueryFunctionContext): Promise<Page<T>> => {
    const known = client.getQueryData<Page<T>>(queryKey)
    const onArriving = known ? undefined : showArriving(client, queryKey)
    const beforeMore = heldFrom === 2 ? untilSettled : undefined
    if (heldFrom === 1) await untilSettled()
    if (!known && keeps) {
      const kept = await list({ fetch: keptFetch, onArriving, beforeMore, signal }).catch(() => undefined)
      if (kept) {
        client.removeQueries({ queryKey: arrivingOf(queryKey).queryKey, exact: true })
        const { keptAt = 0 } = kept
        if (!savesData() || Date.now() - keptAt > goodEnoughMs) renewBehind(client, queryKey)
        return kept
      }
    }
    const page = await keepKnown(
      known,
      await list({
        fetch: keeps ? keepingFetch(known !== undefined) : undefined,
        known,
        onArriving,
        beforeMore,
        signal,
      }),
      signal,
    )
    client.removeQueries({ queryKey: arrivingOf(queryKey).queryKey, exact: true })
    return page
  }
