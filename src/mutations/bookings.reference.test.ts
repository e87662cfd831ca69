import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Booking } from '@/domain/booking'
import { toPage } from '@/domain/page'
import { bookingQueries } from '@/queries/bookings'
import { aBooking, aNewBooking } from '@/test/builders'
import { bookingsReference, type BookingsState } from '@/test/reference-reducers'
import { succeed } from '@/test/succeed'
import type { BookingDecision } from './book-once'
import { cancelBookingMutation, createBookingMutation } from './bookings'

const list = bookingQueries.mine().queryKey

const command = fc.record({
  kind: fc.constantFrom('create', 'cancel'),
  id: fc.integer({ min: 0, max: 8 }).map(String),
  fare: fc.integer({ min: 0, max: 999 }),
})
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 5 }).map(String), { maxLength: 6 })

const decision = { booking: aNewBooking() } as BookingDecision

test('G3, G11: after every sequence of changes the cache is what the requirements say', async () => {
  await fc.assert(
    fc.asyncProperty(
      ids,
      fc.option(fc.integer({ min: 0, max: 5 }).map(String), { nil: null }),
      fc.integer({ min: 0, max: 2 }),
      fc.array(command, { maxLength: 15 }),
      async (listed, currentId, unlisted, commands) => {
        const fresh = (_id: string) => aBooking({ _id })
        const state: BookingsState<Booking> = {
          bookings: listed.map(fresh),
          total: listed.length + unlisted,
          current: currentId === null ? null : fresh(currentId),
        }
        const client = new QueryClient()
        client.setQueryData(list, toPage(listed.map(fresh), { total: state.total, count: listed.length }))
        const detail = bookingQueries.detail(currentId ?? 'none').queryKey
        if (currentId !== null) client.setQueryData(detail, fresh(currentId))

        for (const [step, { kind, id, fare }] of commands.entries()) {
          if (kind === 'create') {
            const booking = aBooking({ _id: `new ${step}`, totalFare: fare })
            bookingsReference.created(state, booking)
            const outcome = { kind: 'booked' as const, booking, foundAgain: false }
            await succeed(client, createBookingMutation(), outcome, decision)
          } else {
            const answer = aBooking({ _id: id, status: 'Cancelled', totalFare: fare })
            bookingsReference.cancelled(state, answer)
            await succeed(client, cancelBookingMutation(id), answer, undefined)
          }
          const page = client.getQueryData(list)
          expect({
            bookings: page?.items,
            total: page?.total,
            current: client.getQueryData(detail) ?? null,
          }).toEqual(state)
        }
      },
    ),
    { seed: 41, numRuns: 2000 },
  )
})
