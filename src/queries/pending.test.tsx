import { MutationObserver } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cancelled } from '@/domain/bookings/booking'
import { liked } from '@/domain/reviews/review'
import { createQueryClient } from '@/query-client'
import { aBooking, aReview } from '@/test/railway/builders'
import { renderWithClient } from '@/test/render-with-client'
import { type Pending, useWithPending } from './pending'

/** A change under way, whose end the test decides. */
function change(
  client: ReturnType<typeof createQueryClient>,
  key: string[],
  pending?: Pending,
  scope?: string,
) {
  const answer = Promise.withResolvers<string>()
  const done = new MutationObserver(client, {
    mutationKey: key,
    ...(pending && { meta: { pending, shownInline: true } }),
    ...(scope && { scope: { id: scope } }),
    mutationFn: () => answer.promise,
  })
    .mutate()
    .catch(() => 'refused')
  return {
    end: () => act(async () => answer.resolve('done')),
    refuse: () => act(async () => answer.reject(new Error('no'))),
    done,
  }
}

test('G3: a change under way shows on its record alone, and is taken back when refused', async () => {
  const client = createQueryClient()
  const { result } = renderWithClient(() => useWithPending('bookings'), { client })
  const [one, two] = [aBooking({ _id: '1' }), aBooking({ _id: '2' })]
  expect(result.current(one)).toBe(one)
  const cancelling = await act(async () =>
    change(client, ['bookings'], { bookings: { id: '1', change: cancelled } }),
  )
  await waitFor(() =>
    expect(result.current(one)).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' }),
  )
  expect(result.current(two)).toBe(two)
  await cancelling.refuse()
  await waitFor(() => expect(result.current(one)).toBe(one))
  expect(one.status).toBe('Confirmed')
})

test('H2: changes under way add up in their order; one that has ended is no longer shown', async () => {
  const client = createQueryClient()
  const { result } = renderWithClient(() => useWithPending('reviews'), { client })
  const review = aReview({ _id: '1', likes: 4 })
  const on = await act(async () =>
    change(client, ['reviews'], { reviews: { id: '1', change: (known) => liked(known, true) } }, 'review 1'),
  )
  await waitFor(() => expect(result.current(review)).toMatchObject({ likes: 5, userLiked: true }))
  // It waits for the first, and is shown all the same.
  const off = await act(async () =>
    change(client, ['reviews'], { reviews: { id: '1', change: (known) => liked(known, false) } }, 'review 1'),
  )
  await waitFor(() => expect(result.current(review)).toMatchObject({ likes: 4, userLiked: false }))
  await on.end()
  // What the server answered to the first is in the record by now.
  await waitFor(() =>
    expect(result.current({ ...review, likes: 5, userLiked: true })).toMatchObject({
      likes: 4,
      userLiked: false,
    }),
  )
  await off.end()
  await waitFor(() => expect(result.current(review)).toBe(review))
})

test('other resources’ changes, and those that show nothing, change nothing that is shown', async () => {
  const client = createQueryClient()
  const { result } = renderWithClient(() => useWithPending('bookings'), { client })
  const one = aBooking({ _id: '1' })
  await act(async () => {
    change(client, ['bookings', 'create'])
    change(client, ['bookings'], { reviews: { id: '1', change: (review) => liked(review, true) } })
    change(client, ['bookings'], { bookings: { id: '2', change: cancelled } })
  })
  await waitFor(() => expect(result.current(aBooking({ _id: '2' })).status).toBe('Cancelled'))
  expect(result.current(one)).toBe(one)
})
