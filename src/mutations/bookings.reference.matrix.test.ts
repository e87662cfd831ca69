import { deepStrictEqual as same } from 'node:assert'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '@/domain/bookings/booking'
import { type Page, toPage } from '@/domain/page'
import type { StationRef } from '@/domain/stations/station'
import { adminBookingQueries } from '@/queries/admin-bookings'
import { bookingQueries } from '@/queries/bookings'
import { aBooking, aNewBooking, aTrain } from '@/test/railway/builders'
import { answered, cachedPages, failedLoad, refused } from '@/test/reference/answers'
import { type Event, initial, reduce } from '@/test/reference/bookings'
import { type Draw, sequencesOf } from '@/test/reference/draw'
import {
  countFollowsRows,
  createdIsKnown,
  keptUnderFailure,
  replacedInEachList,
} from '@/test/reference/readings'
import { runs } from '@/test/size'
import type { BookingOutcome } from './booking/book-once'
import { cancelBookingMutation, createBookingMutation } from './booking/bookings'

const ids = ['0', '1', '2', '3', '4', '5']
const booking = (_id: string, value: number): Booking =>
  aBooking({
    _id,
    pnr: `PNR0000${_id}`,
    train: { _id: `t${_id}`, trainNumber: `9000${_id}`, name: `Train ${_id}` },
    status: value % 3 ? 'Confirmed' : 'RAC',
    totalFare: value,
  })
const cancelledNow = (_id: string, value: number): Booking => ({
  ...booking(_id, value),
  status: 'Cancelled',
  paymentStatus: 'Refunded',
})
const idOnly = (ref: StationRef | null): StationRef => ({ _id: ref?._id ?? '' })
/** Answers to writes name train and stations by their ids alone (api-model 3.4). */
const asAnswered = (whole: Booking): Booking => ({
  ...whole,
  train: { _id: whole.train?._id ?? '' },
  from: idOnly(whole.from),
  to: idOnly(whole.to),
})
const nameOnly = ({ name = '', code = '' }: StationRef): StationRef => ({ name, code })
/** The own list tells their names alone. */
const asListed = (whole: Booking): Booking => ({
  ...whole,
  train: { trainNumber: whole.train?.trainNumber ?? '', name: whole.train?.name ?? '' },
  from: nameOnly(whole.from ?? {}),
  to: nameOnly(whole.to ?? {}),
})

const everyones = adminBookingQueries.all().queryKey
/** Where a booking is open: one of them was looked up by its PNR. */
const page = ({ _id, pnr }: Booking) =>
  (_id === '1' ? bookingQueries.byPnr(pnr) : bookingQueries.detail(_id)).queryKey

const known = (draw: Draw) => draw.of(['0', '1', '2', '3', '4', '5', '6', '7'])
const rows = (draw: Draw) => draw.some(ids).map((id) => booking(id, draw.nat(9)))

function loaded(draw: Draw): Event {
  const items = rows(draw)
  const paging = draw.paging(items.length)
  return draw.nat(3)
    ? { type: 'own list answered', success: true, items: items.map(asListed), paging }
    : { type: 'loaded admin list', params: 'everyones', items, paging }
}

const command = (draw: Draw): Event => {
  const kind = draw.nat(16)
  if (kind < 3) return loaded(draw)
  if (kind < 4) return { type: 'failed to load', what: 'own' }
  if (kind < 6) return { type: 'loaded one', byId: booking(known(draw), draw.nat(9)), details: null }
  if (kind < 10) return { type: 'created', booking: booking(known(draw), draw.nat(9)) }
  if (kind < 15) return { type: 'cancelled', booking: cancelledNow(known(draw), draw.nat(9)) }
  return { type: 'write failed', what: draw.of(['created', 'cancelled']) }
}

const create = createBookingMutation('t1')
const decision = { userId: 'u1', train: aTrain(), booking: aNewBooking() }
const sent = { booking: decision.booking, trainNumber: '90210', sentAt: 0, knownIds: [], knowsAll: true }
const booked = (made: Booking): BookingOutcome => ({ kind: 'booked', booking: made, foundAgain: false, sent })

async function play(client: QueryClient, event: Event) {
  if (event.type === 'own list answered') {
    client.setQueryData(bookingQueries.mine().queryKey, toPage(event.items, event.paging))
  } else if (event.type === 'loaded admin list') {
    client.setQueryData(everyones, toPage(event.items, event.paging))
  } else if (event.type === 'failed to load') {
    await failedLoad(client, bookingQueries.mine().queryKey)
  } else if (event.type === 'loaded one' && event.byId) {
    client.setQueryData(page(event.byId), event.byId)
  } else if (event.type === 'created') {
    await answered(client, create, booked(event.booking), decision)
  } else if (event.type === 'cancelled') {
    const { booking: answer } = event
    await answered(client, cancelBookingMutation(answer._id), asAnswered(answer), undefined)
  } else if (event.type === 'write failed') {
    if (event.what === 'created') await refused(client, create, decision)
    else await refused(client, cancelBookingMutation('1'), undefined)
  }
}

/** G2: as the app shows it, empty as long as a failure stands. */
function ownList(client: QueryClient) {
  const { data, error } = client.getQueryState<Page<Booking>>(bookingQueries.mine().queryKey) ?? {}
  return error || !data ? toPage<Booking>([]) : data
}

/** What ends a failure of the own list. */
const tellsOwn: ReadonlySet<Event['type']> = new Set(['own list answered', 'created', 'cancelled'])

beforeEach(() => void vi.stubGlobal('setTimeout', () => 0))
afterEach(() => vi.unstubAllGlobals())

test('G3, G11: after every sequence of loads and writes the cache is what the requirements say', async () => {
  const firstLoad = { type: 'own list answered', success: true, items: [], paging: {} } satisfies Event
  const property = fc.asyncProperty(sequencesOf(command), async (commands) => {
    const client = new QueryClient()
    let state = initial
    let opened: QueryKey = ['nothing is open']
    let kept: Page<Booking> | undefined
    for (const event of [firstLoad, ...commands]) {
      await play(client, event)
      if (event.type === 'loaded one' && event.byId) opened = page(event.byId)
      const before = keptUnderFailure(state, event, kept)
      if (event.type === 'failed to load') kept ??= before.own
      else if (tellsOwn.has(event.type)) kept = undefined
      state = replacedInEachList(reduce(before, event), event)
      if (opened[1] === 'detail') state = createdIsKnown(state, event)
      if (event.type === 'created') {
        const { own: counted = state.own } = countFollowsRows({ own: before.own }, { own: state.own })
        state = { ...state, own: counted }
      }
      const cached = {
        own: ownList(client),
        adminLists: cachedPages<Page<Booking>>(client, { everyones }),
        current: client.getQueryData(opened) ?? null,
      }
      const { own, adminLists, current } = state
      same(cached, { own, adminLists, current })
    }
  })
  await expect(fc.assert(property, { seed: 41, numRuns: runs(20_000) })).resolves.toBeUndefined()
}, 300_000)
