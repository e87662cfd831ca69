import { deepStrictEqual as same } from 'node:assert'
import type * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { adminBookingQueries } from '@/queries/admin-bookings'
import { bookingQueries } from '@/queries/bookings'
import { trainQueries } from '@/queries/trains'
import { aNewBooking, aTrain } from '@/test/railway/builders'
import { BookingServer } from '@/test/races/race-bookings'
import { type Fate, pageOf, RaceHarness } from '@/test/races/race-harness'
import { type RacePlay, races } from '@/test/races/races'
import { freshBrowser } from '@/test/session/signed-in'
import type { BookingOutcome } from './booking/book-once'
import { cancelBookingMutation, createBookingMutation } from './booking/bookings'

const list = bookingQueries.mine()
const pages = [
  pageOf(list),
  pageOf(adminBookingQueries.all()),
  pageOf(bookingQueries.detail('b0')),
  pageOf(bookingQueries.byPnr('PNR00000')),
  pageOf(trainQueries.seats('t1', '2026-03-11')),
]

/** What a passenger does, and what is remembered of the answers. */
class Play implements RacePlay {
  readonly server: BookingServer
  readonly stage: RaceHarness
  readonly #cancelled = new Set<string>()
  readonly #booked = new Set<string>()
  readonly #outcomes = new Map<string, BookingOutcome>()
  #decisions = 0

  constructor(scheduler: fc.Scheduler, size: number, fates: Fate[]) {
    localStorage.clear()
    this.server = new BookingServer(size)
    this.stage = new RaceHarness(scheduler, this.server, pages, fates)
  }
  #book = () => {
    this.#decisions += 1
    const name = `Passenger ${this.#decisions}`
    const booking = aNewBooking({ clientRequestId: name, passengers: [{ name, age: 30, gender: 'F' }] })
    const decision = { userId: 'u1', train: aTrain(), booking }
    this.stage.run(createBookingMutation('t1'), decision, (outcome) => {
      this.#outcomes.set(name, outcome)
      if (outcome.kind !== 'booked') return
      const { _id } = outcome.booking
      this.#booked.add(_id)
      // Somebody may have found it and cancelled it before this answer: the last answer is what counts.
      if (outcome.booking.status !== 'Cancelled') this.#cancelled.delete(_id)
    })
  }
  #cancel = (at: number) => {
    const items = this.stage.client.getQueryData(list.queryKey)?.items ?? []
    const id = items[at % Math.max(1, items.length)]?._id ?? 'b0'
    this.stage.run(cancelBookingMutation(id), undefined, () => void this.#cancelled.add(id))
  }
  acts = { book: this.#book, cancel: this.#cancel }
  /** What an answer told is not undone, whatever else fails or arrives late. */
  check = () => {
    const { client } = this.stage
    const lists = client.getQueriesData<Page<Booking>>({ queryKey: bookingQueries.lists() })
    const single = [bookingQueries.details(), bookingQueries.pnrs()].flatMap((queryKey) =>
      client.getQueriesData<Booking>({ queryKey }).flatMap(([, booking]) => booking ?? []),
    )
    for (const { _id, status } of [...lists.flatMap(([, page]) => page?.items ?? []), ...single]) {
      if (this.#cancelled.has(_id)) same([_id, status], [_id, 'Cancelled'])
    }
    const own = client.getQueryData(list.queryKey)
    for (const id of own ? this.#booked : []) same([id, own?.items.some(({ _id }) => _id === id)], [id, true])
  }
  /** G6: each decision has one outcome, and it is true. */
  checkLast = () => {
    same(this.#outcomes.size, this.#decisions)
    for (const [name, { kind }] of this.#outcomes) {
      const made = this.server.bookings.filter(({ passengers: [first] }) => first?.name === name).length
      same([name, kind, made], [name, kind, kind === 'booked' ? 1 : 0])
    }
  }
}

beforeEach(() => {
  freshBrowser()
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

test('G3, G6, G12: whatever is under way together, at rest the cache is the server, and no answer is undone', async () => {
  await expect(
    races({
      start: (...given) => new Play(...given),
      weights: { book: 3, cancel: 5, open: 2, leave: 1, refetch: 1, stop: 1 },
      pages: pages.length,
      seed: 53,
    }),
  ).resolves.toBeUndefined()
}, 300_000)
