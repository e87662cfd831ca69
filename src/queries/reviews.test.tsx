import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { maya, ravi, resetToFixture, review, reviewId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { fail } from '@mocks/replies'
import { signedIn } from '@/auth/session'
import { createQueryClient } from '@/query-client'
import { recordCalls } from '@/test/calls'
import { renderWithClient } from '@/test/render-with-client'
import { findOwnReview, knownReview, reviewQueries, useReviewSearch, useTrainReviews } from './reviews'

beforeEach(() => resetToFixture())
afterEach(() => setClock())

const pageOf = (from: number, count: number, extra: object) =>
  HttpResponse.json({
    success: true,
    data: Array.from({ length: count }, (_, at) => ({
      ...review(1),
      _id: `r${from + at}`,
      user: null,
      rating: 4,
    })),
    ...extra,
  })

/** A server with so many reviews of each train. */
const crowded = (total: number, limit = 100) =>
  http.get('*/api/reviews/train/:id', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    const count = Math.max(0, Math.min(limit, total - (page - 1) * limit))
    return pageOf((page - 1) * limit, count, {
      total,
      totalPages: Math.ceil(total / limit),
      currentPage: page,
      averageRating: 3.3,
    })
  })

test('H1: all pages of a train’s reviews are one list, newest first, with the server’s average', async () => {
  server.use(crowded(250))
  const calls = recordCalls()
  const { result } = renderWithClient(() => useTrainReviews(trainId(1)))
  await waitFor(() => expect(result.current.data?.items).toHaveLength(250))
  expect(result.current.data).toMatchObject({ total: 250, count: 250, averageRating: 3.3, currentPage: 1 })
  expect(calls.map(({ path }) => path.split('?')[1])).toEqual(
    [1, 2, 3].map((page) => `page=${page}&limit=100&sortBy=createdAt&sortOrder=desc`),
  )
})

test('REV-3: of a server without end the first thousand are loaded, and average and total are its own', async () => {
  server.use(crowded(123_456))
  const calls = recordCalls()
  const { result } = renderWithClient(() => useTrainReviews(trainId(1)))
  await waitFor(() => expect(result.current.data?.items).toHaveLength(1000))
  expect(result.current.data).toMatchObject({ total: 123_456, averageRating: 3.3 })
  expect(calls).toHaveLength(10)
})

test('H1: one that comes on two pages is listed once; a page that fails is a failure of the list', async () => {
  server.use(
    http.get('*/api/reviews/train/:id', ({ request }) =>
      request.url.includes('page=1&')
        ? pageOf(0, 100, { total: 101, totalPages: 2 })
        : pageOf(99, 2, { total: 101, totalPages: 2 }),
    ),
  )
  const { result, client } = renderWithClient(() => useTrainReviews(trainId(1)))
  await waitFor(() => expect(result.current.data?.items).toHaveLength(101))
  server.use(
    http.get('*/api/reviews/train/:id', ({ request }) =>
      request.url.includes('page=2&') ? fail(503, 'Down') : undefined,
    ),
  )
  await client.invalidateQueries()
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ headline: 'Failed to fetch train reviews' }),
  )
  expect(result.current.data?.items).toHaveLength(101)
})

test('D3: a server that counts nothing has at least what it sent', async () => {
  server.use(http.get('*/api/reviews/train/:id', () => pageOf(0, 3, {})))
  const { result } = renderWithClient(() => useTrainReviews(trainId(1)))
  await waitFor(() => expect(result.current.data).toMatchObject({ total: 3, count: 3, averageRating: 4 }))
})

test('REV-1: no train and no words: nothing is asked', () => {
  const calls = recordCalls()
  const { result } = renderWithClient(
    () => [useTrainReviews(undefined), useReviewSearch(undefined, 1)] as const,
  )
  expect(result.current.map(({ data, isFetching }) => [data, isFetching])).toEqual([
    [undefined, false],
    [undefined, false],
  ])
  expect(calls).toEqual([])
})

test('H1: a search loads page after page; one that fails leaves what is there, and can be tried again', async () => {
  for (let n = 2; n <= 50; n += 1) db.reviews.push(review(n, { createdAt: `2026-02-01T10:00:${n}.000Z` }))
  const { result, rerender } = renderWithClient(
    ({ pages }: { pages: number }) => useReviewSearch('quiet', pages),
    {
      initialProps: { pages: 1 },
    },
  )
  await waitFor(() => expect(result.current.data?.items).toHaveLength(20))
  expect(result.current).toMatchObject({ data: { total: 50, more: true }, error: null })

  let down = true
  server.use(http.get('*/api/reviews/search', () => (down ? fail(500, 'Down') : undefined)))
  rerender({ pages: 2 })
  await waitFor(() =>
    expect(result.current.next?.error).toMatchObject({ headline: 'Failed to search reviews' }),
  )
  expect(result.current.data?.items).toHaveLength(20)
  expect(result.current.error).toBeNull()
  down = false
  result.current.next?.retry()
  await waitFor(() => expect(result.current.data?.items).toHaveLength(40))
  rerender({ pages: 3 })
  await waitFor(() => expect(result.current.data).toMatchObject({ total: 50, more: false }))
  expect(result.current.data?.items).toHaveLength(50)
})

test('D7 goal G19: a search asks for no pages that the first one does not tell of', async () => {
  db.reviews.push(...Array.from({ length: 29 }, (_, at) => review(at + 2)))
  const calls = recordCalls()
  const { result } = renderWithClient(() => useReviewSearch('quiet', 20))
  await waitFor(() => expect(result.current.data).toMatchObject({ total: 30, more: false }))
  expect(result.current.data?.items).toHaveLength(30)
  expect(result.current.isFetching).toBe(false)
  expect(calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('page'))).toEqual(['1', '2'])
})

test('D7 goal G19: of a search that fails the first page alone is asked for, and the rest once it is there', async () => {
  db.reviews.push(...Array.from({ length: 29 }, (_, at) => review(at + 2)))
  server.use(http.get('*/api/reviews/search', () => fail(500, 'Down'), { once: true }))
  const calls = recordCalls()
  const { result } = renderWithClient(() => useReviewSearch('quiet', 3))
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect(calls).toHaveLength(1)
  void result.current.refetch()
  await waitFor(() => expect(result.current.data?.items).toHaveLength(30))
  expect(calls).toHaveLength(3)
})

function asMaya() {
  signedIn('token', { _id: maya, name: 'Maya', email: 'maya@mail.test', role: 'user', roles: [] }, false)
}

test('api-model 3.5: the own review is found in the train’s list, else by its title, else not at all', async () => {
  asMaya()
  db.reviews.push(
    review(2, { user: maya, title: 'Mine' }),
    review(3, { user: maya, train: trainId(2), title: 'Mine' }),
  )
  const client = createQueryClient()
  const look = () => findOwnReview(client, { trainId: trainId(1), userId: maya, title: 'Mine' })
  expect(await look()).toMatchObject({ _id: reviewId(2) })
  expect(knownReview(client, reviewId(1))).toMatchObject({ author: { _id: ravi } })
  expect(knownReview(client, reviewId(3))).toBeUndefined()
  server.use(...originalGaps)
  expect(await look()).toMatchObject({ _id: reviewId(2), train: trainId(1) })
  server.use(http.get('*/api/reviews/search', () => fail(500, 'Down')))
  client.removeQueries({ queryKey: reviewQueries.searches() })
  expect(await look()).toBeUndefined()
})
