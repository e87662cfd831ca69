import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'
import { noop } from '@/lib/noop'

const pagesAtOnce = 2

interface Limits<T> {
  /** A server whose pages never end must not keep us asking. */
  mostPages: number
  mostItems?: number
  /** What is kept of a record that comes for the first time. */
  keep?: (item: T) => T
  /** Waited for before the second page is asked for. */
  beforeMore?: (() => Promise<unknown>) | undefined
  onProgress?: ((loaded: number, total: number, items: Iterable<T>) => void) | undefined
}

/**
 * D7: a list as one page. Its pages are followed, two at a time and in their order, until there are no more, one brings
 * nothing new, or a limit is reached. A total larger than the items says that some are missing, `ended` why.
 * @returns the first page with all items in it: what else it says is of the whole list
 */
export async function followPages<P extends Page<Identified>>(
  load: (page: number, signal: AbortSignal) => Promise<P>,
  {
    mostPages,
    mostItems = Number.POSITIVE_INFINITY,
    keep = (item) => item,
    beforeMore,
    onProgress,
  }: Limits<P['items'][number]>,
  signal?: AbortSignal,
): Promise<P> {
  const enough = new AbortController()
  const bound = signal ? AbortSignal.any([signal, enough.signal]) : enough.signal
  const known = new Map<string, P['items'][number]>()
  const failure = Promise.withResolvers<never>()
  const asked: Promise<P>[] = []
  let [announced, pages, next] = [0, 1, 2]
  let ended: Page<unknown>['ended']

  function ask() {
    const answer = load(next, bound)
    // Whichever fails first is the failure of all; what is not waited for any more may fail.
    answer.catch(failure.reject)
    asked.push(answer)
    next += 1
  }
  failure.promise.catch(noop)

  /** Whether the page brought anything new. One that was made meanwhile moves others to the next page: they come twice. */
  function take({ items, ...page }: P): boolean {
    const before = known.size
    for (const item of items) {
      if (known.size >= mostItems) break
      if (!known.has(item._id)) known.set(item._id, keep(item))
    }
    announced = Math.max(announced, page.total)
    pages = Math.max(pages, page.totalPages)
    onProgress?.(known.size, Math.max(announced, known.size), known.values())
    return known.size > before
  }

  try {
    const first = await load(1, bound)
    for (let page = first; ;) {
      const isNew = take(page)
      if (page === first && pages > 1) await beforeMore?.()
      if (known.size >= mostItems) ended = 'limit'
      else if (!isNew && page.items.length > 0) ended = 'repeats'
      if (ended || !isNew) break
      while (asked.length < pagesAtOnce && next <= Math.min(pages, mostPages)) ask()
      const answer = asked.shift()
      if (!answer) {
        if (next <= pages) ended = 'limit'
        break
      }
      page = await Promise.race([answer, failure.promise])
    }
    return {
      ...first,
      items: [...known.values()],
      total: Math.max(announced, known.size),
      count: known.size,
      totalPages: 1,
      currentPage: 1,
      ...(ended && known.size !== announced && { ended }),
    }
  } finally {
    enough.abort()
  }
}
