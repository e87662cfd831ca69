import { deepStrictEqual as same } from 'node:assert'
import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import type { Review } from '@/domain/reviews/review'
import type { Seats } from '@/domain/trains/train'
import { noop } from '@/lib/noop'
import { type Call, RaceHarness, type RaceServer, Refusal } from '@/test/races/race-harness'
import { freshBrowser } from '@/test/session/signed-in'
import { runs } from '@/test/size'
import { bookingQueries } from './bookings'
import { reviewQueries } from './reviews'
import { trainQueries } from './trains'

/** Answers say what was asked; what was asked with a 3 in it is refused. */
function answerTo({ path, parts, query }: Call) {
  const asked = query.get('date') ?? query.get('page') ?? ''
  if (`${path}${query}`.includes('3')) throw new Refusal('Not that one')
  if (path === '/trains/t1/seats') return { data: { availableSeats: Number(asked.slice(-1)) } }
  if (path === '/reviews/search') {
    const title = `${query.get('keyword') ?? ''} ${asked}`
    return { data: [{ _id: title, title, rating: 4 }], total: 1 }
  }
  const pnr = parts[1] ?? ''
  return { data: { _id: pnr, pnr, journeyDate: '2026-03-11', passengers: [] } }
}
const server: RaceServer = { keys: [], carryOut: answerTo, truth: noop, told: noop }

/** One part of a page: what it asks for changes, and it may be left. */
interface Part {
  ask: (at: number) => void
  leave: () => void
  /** What is asked for, and what is shown. */
  seen: () => [wanted: string, shown: string | undefined, status: string]
}

/** As `useQuery` does it. */
const part =
  <Answer, Key extends QueryKey>(
    of: (at: number) => QueryObserverOptions<Answer, Error, Answer, Answer, Key>,
    wanted: (at: number) => string,
    shown: (answer: Answer) => string,
  ) =>
  (client: QueryClient): Part => {
    let now = 1
    const observer = new QueryObserver(client, of(now))
    let leave = observer.subscribe(noop)
    return {
      ask: (at) => {
        now = at
        observer.setOptions(of(at))
        if (!observer.hasListeners()) leave = observer.subscribe(noop)
      },
      leave: () => leave(),
      seen: () => {
        const { data, status } = observer.getCurrentResult()
        return [wanted(now), data && shown(data), status]
      },
    }
  }

const titles = ({ items }: Page<Review>) => items.map(({ title }) => title).join()
const parts = {
  'seats of a date': part(
    (at) => trainQueries.seats('t1', `2026-04-0${at}`),
    String,
    ({ availableSeats }: Seats) => `${availableSeats}`,
  ),
  'a text searched for': part(
    (at) => reviewQueries.found(`text ${at}`, 1),
    (at) => `text ${at} 1`,
    titles,
  ),
  'a page': part(
    (at) => reviewQueries.found('quiet', at),
    (at) => `quiet ${at}`,
    titles,
  ),
  'a PNR': part(
    (at) => bookingQueries.byPnr(`PNR0000${at}`),
    (at) => `PNR0000${at}`,
    ({ pnr }: Booking) => pnr,
  ),
}

const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ name: fc.constant('ask'), at: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 1, arbitrary: fc.constantFrom('leave', 'refetch').map((name) => ({ name, at: 0 })) },
)

beforeEach(() => freshBrowser())
afterEach(() => vi.unstubAllGlobals())

test.each(Object.entries(parts))(
  'G17: %s: what is shown was asked for last, whichever answer comes when',
  async (_what, open) => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(act, { maxLength: 8, size: 'max' }),
      async (scheduler, acts) => {
        const stage = new RaceHarness(scheduler, server, [], [])
        const { ask, leave, seen } = open(stage.client)
        let isOpen = true
        const steps = acts.map(({ name, at }) => ({
          name: `${name} ${at}`,
          act: () => {
            isOpen = name === 'ask' || (name === 'refetch' && isOpen)
            if (name === 'ask') ask(at)
            else if (name === 'leave') leave()
            else void stage.client.refetchQueries()
          },
        }))
        try {
          await stage.play(steps, () => {
            const [wanted, shown = wanted] = seen()
            same(shown, wanted)
          })
          const [wanted, shown, status] = seen()
          if (isOpen) same([shown, status], wanted.includes('3') ? [undefined, 'error'] : [wanted, 'success'])
        } finally {
          leave()
          stage.close()
        }
      },
    )
    await expect(fc.assert(property, { seed: 61, numRuns: runs(5000) })).resolves.toBeUndefined()
  },
  300_000,
)
