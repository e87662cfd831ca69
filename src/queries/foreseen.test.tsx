import { MutationObserver } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Booking, cancelled } from '@/domain/bookings/booking'
import { liked, type Review } from '@/domain/reviews/review'
import { createQueryClient } from '@/query-client'
import { aBooking, aReview } from '@/test/railway/builders'
import { renderWithClient } from '@/test/render-with-client'
import { foresee, type Foreseen, useForeseen } from './foreseen'

/** A change under way, whose end the test decides. */
function change(
  client: ReturnType<typeof createQueryClient>,
  key: string[],
  foreseen?: Foreseen,
  scope?: string,
) {
  const answer = Promise.withResolvers<string>()
  const done = new MutationObserver(client, {
    mutationKey: key,
    ...(foreseen && { meta: { foreseen, shownInline: true } }),
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
  const { result } = renderWithClient(() => useForeseen<Booking>(['bookings']), { client })
  const [one, two] = [aBooking({ _id: '1' }), aBooking({ _id: '2' })]
  expect(result.current(one)).toBe(one)
  const cancelling = await act(async () => change(client, ['bookings'], foresee<Booking>('1', cancelled)))
  await waitFor(() =>
    expect(result.current(one)).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' }),
  )
  expect(result.current(two)).toBe(two)
  await cancelling.refuse()
  await waitFor(() => expect(result.current(one)).toBe(one))
  expect(one.status).toBe('Confirmed')
})

test('H2: changes under way add up in their order; one that has ended is no longer foreseen', async () => {
  const client = createQueryClient()
  const { result } = renderWithClient(() => useForeseen<Review>(['reviews']), { client })
  const review = aReview({ _id: '1', likes: 4 })
  const on = await act(async () =>
    change(
      client,
      ['reviews'],
      foresee<Review>('1', (known) => liked(known, true)),
      'review 1',
    ),
  )
  await waitFor(() => expect(result.current(review)).toMatchObject({ likes: 5, userLiked: true }))
  // It waits for the first, and is foreseen all the same.
  const off = await act(async () =>
    change(
      client,
      ['reviews'],
      foresee<Review>('1', (known) => liked(known, false)),
      'review 1',
    ),
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

test('other resources’ changes, and those that foresee nothing, change nothing that is shown', async () => {
  const client = createQueryClient()
  const { result } = renderWithClient(() => useForeseen<Booking>(['bookings']), { client })
  const one = aBooking({ _id: '1' })
  await act(async () => {
    change(client, ['bookings', 'create'])
    change(client, ['reviews'], foresee<Booking>('1', cancelled))
    change(client, ['bookings'], foresee<Booking>('2', cancelled))
  })
  await waitFor(() => expect(result.current(aBooking({ _id: '2' })).status).toBe('Cancelled'))
  expect(result.current(one)).toBe(one)
})
