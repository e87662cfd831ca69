import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@mocks/db'
import { maya, review, reviewId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { clearNotices, notices } from '@/lib/notify'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
beforeEach(clearNotices)

const open = (address = `/reviews?train=${trainId(1)}`) => renderApp(address, { token: issueToken(maya) })
const button = async (name: RegExp, title = 'On time') =>
  within(await screen.findByRole('article', { name: title })).getByRole('button', { name })
/** As it is shown: counts and which one is pressed. */
const shown = async (title?: string) => {
  const [like, dislike] = [await button(/^Like/, title), await button(/^Dislike/, title)]
  const mark = (element: HTMLElement) => (element.getAttribute('aria-pressed') === 'true' ? '!' : '')
  return [like, dislike].map((element) => `${element.textContent.trim()}${mark(element)}`).join(' ')
}
const stored = () => {
  const { likes = [], dislikes = [] } = db.reviews[0] ?? {}
  return { liked: likes.includes(maya), disliked: dislikes.includes(maya) }
}

/** The server answers the first vote only when it is told to: with its answer, or with a refusal. */
function heldVote() {
  let release!: (answer: 'answer' | 'refuse') => void
  const released = new Promise<'answer' | 'refuse'>((resolve) => {
    release = resolve
  })
  let votes = 0
  server.use(
    http.put('*/api/reviews/:id/:vote', async () => {
      votes += 1
      if (votes > 1) return undefined
      return (await released) === 'refuse' ? fail(409, 'Voting is closed') : undefined
    }),
  )
  const calls = recordCalls()
  return {
    release,
    votes: () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1)),
  }
}

test('REV-2: a like shows at once, before the server has answered; so does taking it back', async () => {
  db.reviews[0] = review(1, { likes: [] })
  const { release } = heldVote()
  const { user } = open()
  expect(await shown()).toBe('Like 0 Dislike 0')
  await user.click(await button(/^Like/))
  await waitFor(async () => expect(await shown()).toBe('Like 1! Dislike 0'))
  expect(stored()).toEqual({ liked: false, disliked: false })
  release('answer')
  await waitFor(() => expect(stored().liked).toBe(true))
  await user.click(await button(/^Like/))
  await waitFor(() => expect(stored().liked).toBe(false))
  await waitFor(async () => expect(await shown()).toBe('Like 0 Dislike 0'))
})

test('REV-2: a dislike takes back the like', async () => {
  const { user } = open()
  await user.click(await button(/^Dislike/))
  await waitFor(async () => expect(await shown()).toBe('Like 0 Dislike 1!'))
  await waitFor(() => expect(stored()).toEqual({ liked: false, disliked: true }))
})

test('REV-2, T16: what is refused is taken back; why stands on the card until the next press', async () => {
  const { release } = heldVote()
  const { user } = open()
  await user.click(await button(/^Dislike/))
  await waitFor(async () => expect(await shown()).toBe('Like 0 Dislike 1!'))
  release('refuse')
  await waitFor(async () => expect(await shown()).toBe('Like 1! Dislike 0'))
  const card = within(screen.getByRole('article', { name: 'On time' }))
  const why = 'Failed to dislike review: Voting is closed'
  expect(await card.findByText(why)).toBeInTheDocument()
  expect(notices().map(({ message }) => message)).toEqual([why])
  expect(stored()).toEqual({ liked: true, disliked: false })
  await user.click(await button(/^Dislike/))
  await waitFor(() => expect(card.queryByText(why)).not.toBeInTheDocument())
  await waitFor(() => expect(stored()).toEqual({ liked: false, disliked: true }))
})

test('REV-2: 2, 12, 3 and 13 presses while the first is under way end where the user meant', async () => {
  const { queryClient } = open()
  const like = await button(/^Like/)
  for (const [presses, ends, sent] of [
    [2, true, ['like', 'like']],
    [12, true, ['like', 'like']],
    [3, false, ['like']],
    [13, true, ['like']],
  ] as const) {
    const { release, votes } = heldVote()
    const after = `after ${presses} presses`
    fireEvent.click(like)
    await waitFor(() => expect(votes(), after).toEqual(['like']))
    for (let press = 1; press < presses; press += 1) fireEvent.click(like)
    await waitFor(() => expect(like, after).toHaveAttribute('aria-pressed', String(ends)))
    release('answer')
    await waitFor(() => expect(votes(), after).toEqual(sent))
    await waitFor(() => expect(stored().liked, after).toBe(ends))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(await shown(), after).toBe(ends ? 'Like 1! Dislike 0' : 'Like 0 Dislike 0')
    expect(votes(), after).toEqual(sent)
  }
})

test('REV-2: a double press without any pause is off and on again', async () => {
  const { user } = open()
  const like = await button(/^Like/)
  const calls = recordCalls()
  await user.dblClick(like)
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(0))
  expect(stored().liked).toBe(true)
  expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('REV-2: when the first of two presses is refused, the second does not turn the vote the wrong way', async () => {
  const { release, votes } = heldVote()
  const { user } = open()
  const like = await button(/^Like/)
  await user.click(like)
  await user.click(like)
  release('refuse')
  expect(await screen.findByText('Failed to like review: Voting is closed')).toBeInTheDocument()
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'))
  expect(stored().liked).toBe(true)
  expect(votes()).toEqual(['like'])
})

test('REV-2: like and then dislike in one breath is a dislike, also where the first is refused', async () => {
  const { release, votes } = heldVote()
  const { user } = open()
  await user.click(await button(/^Like/))
  await user.click(await button(/^Dislike/))
  await waitFor(async () => expect(await shown()).toBe('Like 0 Dislike 1!'))
  release('refuse')
  await waitFor(() => expect(votes()).toEqual(['like', 'dislike']))
  await waitFor(() => expect(stored()).toEqual({ liked: false, disliked: true }))
  expect(await shown()).toBe('Like 0 Dislike 1!')
})

test('REV-2: who leaves the page with a press waiting gets it all the same', async () => {
  db.reviews[0] = review(1, { likes: [] })
  const { release, votes } = heldVote()
  const { user } = open()
  const like = await button(/^Like/)
  await user.click(like)
  await user.click(like)
  await user.click(screen.getByRole('link', { name: 'About' }))
  await screen.findByRole('heading', { level: 1, name: /About/ })
  release('answer')
  await waitFor(() => expect(votes()).toEqual(['like', 'like']))
  await waitFor(() => expect(stored().liked).toBe(false))
})

test('H2: a vote in search results is the same vote', async () => {
  db.reviews.push(review(2, { title: 'Another', likes: [] }))
  const { user } = open('/reviews?q=quiet')
  await user.click(await button(/^Like/, 'Another'))
  await waitFor(() => expect(db.reviews.find(({ _id }) => _id === reviewId(2))?.likes).toEqual([maya]))
  expect(await shown('Another')).toBe('Like 1! Dislike 0')
  expect(await shown('On time')).toBe('Like 1! Dislike 0')
})
