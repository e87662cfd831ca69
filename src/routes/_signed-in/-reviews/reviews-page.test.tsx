import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking, maya, ravi, review, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { enter } from '@/test/enter'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

const open = (address = '/reviews', as = maya) => renderApp(address, { token: issueToken(as) })
const nightMail = `/reviews?train=${trainId(1)}`
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const bars = async () =>
  within(await screen.findByRole('list', { name: 'Reviews by rating' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/\D+/g, ' ').trim())
const card = async (name: string) => within(await screen.findByRole('article', { name }))

/** Ravi's of 4 stars is there already. */
const addReviews = () =>
  db.reviews.push(
    review(2, { user: maya, title: 'Mine', rating: 2, likes: [], createdAt: '2026-01-15T10:00:00.000Z' }),
    review(3, { user: admin, title: 'Best', rating: 5, likes: [], createdAt: '2026-02-01T10:00:00.000Z' }),
    review(4, {
      user: 'gone',
      title: 'Late',
      rating: 1,
      dislikes: [maya],
      likes: [],
      createdAt: '2026-01-02T10:00:00.000Z',
    }),
  )

test('REV-1: the page begins with a choice, the trains of the own journeys first', async () => {
  db.bookings.push(
    booking(3, { train: trainId(2), journeyDate: '2026-02-01T00:00:00.000Z' }),
    booking(4, { train: trainId(3), bookingStatus: 'Cancelled' }),
  )
  const calls = recordCalls()
  const { user, address } = open()
  expect(await screen.findByRole('heading', { name: 'Your trains' })).toBeInTheDocument()
  const region = within(screen.getByRole('region', { name: 'Your trains' }))
  expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '90002 Train 2',
    '90001 Night Mail',
  ])
  expect(region.getByText('Train started Sun 1 Feb 2026')).toBeInTheDocument()
  expect(region.getByText('Train starts Wed 11 Mar 2026')).toBeInTheDocument()
  expect(screen.getByText('Choose a train or search')).toBeInTheDocument()
  expect(calls.some(({ path }) => path.includes('reviews'))).toBe(false)
  await user.click(region.getByRole('link', { name: '90001 Night Mail' }))
  expect(await screen.findByRole('heading', { level: 2, name: '90001 Night Mail' })).toBeInTheDocument()
  expect(address()).toBe(nightMail)
  expect(document.title).toBe('Reviews of 90001 Night Mail · Railway Planner')
})

test('P13, REV-1: the list of all trains comes only when a train is looked for', async () => {
  const calls = recordCalls()
  const { user } = open()
  await screen.findByRole('heading', { name: 'Your trains' })
  expect(calls.map(({ path }) => path)).not.toContain('/api/trains')
  await user.click(screen.getByRole('combobox', { name: 'Reviews of a train' }))
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/trains'))
})

test('REV-1: without journeys it says what to do; a train is found by number or name', async () => {
  const { user, address } = open('/reviews', admin)
  expect(await screen.findByText(/Type the number or the name of a train/)).toBeInTheDocument()
  const field = screen.getByRole('combobox', { name: 'Reviews of a train' })
  await enter(user, field, 'night')
  await user.click(screen.getByRole('option', { name: /90001 Night Mail/ }))
  await waitFor(() => expect(address()).toBe(nightMail))
  expect(field).toHaveValue('90001 Night Mail')
  expect(field).toHaveFocus()
  await enter(user, field, 'nowhere')
  expect(screen.getByText(/No train matches/)).toBeInTheDocument()
})

test('REV-1: bookings that fail are said, with Retry; both searches stay usable', async () => {
  let down = true
  server.use(http.get('*/api/bookings', () => (down ? fail(503, 'Down') : undefined)))
  const { user } = open()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Failed to fetch bookings')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Reviews of a train' })).toBeEnabled()
  down = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: '90001 Night Mail' })).toBeInTheDocument()
})

test('H1, api-model 1.7: average, count, bars and cards say what the server sent; change and delete are offered to the author, delete to an admin, nothing to others', async () => {
  addReviews()
  const offered = async (name: string) => {
    const shown = await card(name)
    return [...shown.queryAllByRole('link'), ...shown.queryAllByRole('button', { name: /^Delete/ })].map(
      ({ textContent }) => textContent,
    )
  }
  const { unmount } = open(nightMail)
  const own = await card('Mine')
  expect(screen.getByText('3.0')).toBeInTheDocument()
  expect(screen.getAllByText('4 reviews')).toHaveLength(2)
  expect(await bars()).toEqual(['5 1', '4 1', '3 0', '2 1', '1 1'])
  expect(titles()).toEqual(['Mine', 'Best', 'Late', 'On time'])
  expect(own.getByText('Your review')).toBeInTheDocument()
  const ravis = await card('On time')
  expect(ravis.getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument()
  expect(ravis.getByText('Quiet coach')).toHaveAttribute('dir', 'auto')
  expect(ravis.getByText(/Thu 1 Jan 2026 · travelled on Wed 7 Jan 2026/).parentElement).toHaveTextContent(
    'Ravi Nair',
  )
  expect((await card('Late')).getByText('A former passenger')).toBeInTheDocument()
  expect(await offered('Mine')).toEqual(['Change your review “Mine”', 'Delete the review “Mine”'])
  expect(await offered('Best')).toEqual([])
  expect(await offered('Late')).toEqual([])
  unmount()
  open(nightMail, admin)
  expect(await offered('Mine')).toEqual(['Delete the review “Mine”'])
  expect(await offered('Best')).toEqual(['Change your review “Best”', 'Delete the review “Best”'])
})

test('REV-4, D5: a bar filters by address; pressed again it shows all; reload and Back give the same', async () => {
  addReviews()
  const { user, address, unmount } = open(nightMail)
  await card('Best')
  await user.click(screen.getByRole('button', { name: '5 stars: 1 review', pressed: false }))
  await waitFor(() => expect(address()).toBe(`${nightMail}&rating=5`))
  await waitFor(() => expect(titles()).toEqual(['Best']))
  expect(screen.getByText('1 of 4 reviews')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('button', { name: '3 stars: 0 reviews' })).toBeDisabled()
  const pressed = screen.getByRole('button', { name: '5 stars: 1 review', pressed: true })
  expect(pressed).toHaveFocus()
  unmount()

  const again = open(`${nightMail}&rating=5`)
  await card('Best')
  expect(titles()).toEqual(['Best'])
  await again.user.click(screen.getByRole('button', { name: /^5 stars/, pressed: true }))
  await waitFor(() => expect(again.address()).toBe(nightMail))
  await waitFor(() => expect(titles()).toHaveLength(4))
  act(() => again.router.history.back())
  await waitFor(() => expect(titles()).toEqual(['Best']))
})

test('REV-4: a rating that nobody gave is an empty view with the way back', async () => {
  const { user, address } = open(`${nightMail}&rating=3`)
  expect(await screen.findByText('No review with 3 stars')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all 1 review' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await waitFor(() => expect(address()).toBe(nightMail))
  expect(titles()).toEqual(['On time'])
})

test('D5: sorting is in the address, and a vote does not move the card that got it', async () => {
  addReviews()
  const { user, address } = open(nightMail)
  await card('Mine')
  const sort = screen.getByLabelText('Sort by')
  for (const [name, value, order] of [
    ['Oldest first', 'oldest', ['Mine', 'On time', 'Late', 'Best']],
    ['Best first', 'best', ['Mine', 'Best', 'On time', 'Late']],
    ['Worst first', 'worst', ['Mine', 'Late', 'On time', 'Best']],
    ['Most helpful first', 'helpful', ['Mine', 'On time', 'Best', 'Late']],
  ] as const) {
    await user.selectOptions(sort, name)
    await waitFor(() => expect(address()).toBe(`${nightMail}&sort=${value}`))
    await waitFor(() => expect(titles()).toEqual(order))
  }
  const best = await card('Best')
  await user.click((await card('On time')).getByRole('button', { name: 'Like 1' }))
  await user.click(best.getByRole('button', { name: 'Like 0' }))
  expect(await best.findByRole('button', { name: 'Like 1' })).toBeInTheDocument()
  await waitFor(() => expect(db.reviews.find(({ title }) => title === 'Best')?.likes).toEqual([maya]))
  expect(titles()).toEqual(['Mine', 'On time', 'Best', 'Late'])
})

test('D5: ten reviews stand on a page; a page past the end is the last one', async () => {
  for (let n = 2; n <= 23; n += 1) {
    db.reviews.push(
      review(n, { title: `Number ${n}`, createdAt: `2026-02-${String(n).padStart(2, '0')}T10:00:00.000Z` }),
    )
  }
  const { user, address } = open(`${nightMail}&page=99`)
  expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument()
  expect(titles()).toEqual(['Number 3', 'Number 2', 'On time'])
  await user.click(screen.getByRole('link', { name: 'Previous' }))
  await waitFor(() => expect(address()).toContain('page=2'))
  await waitFor(() => expect(titles()).toHaveLength(10))
  expect(await bars()).toEqual(['5 0', '4 23', '3 0', '2 0', '1 0'])
})

test('D5: rubbish in the address is left out', async () => {
  const { router } = open(nightMail)
  await card('On time')
  for (const rubbish of [
    'rating=6&sort=funniest&page=-1&write=',
    'rating=4.5&page=1e3&sort=&q=%20',
    'rating=<script>&page=0&sort=__proto__&rating=4',
  ]) {
    await act(() => router.navigate({ href: `${nightMail}&${rubbish}` }))
    await card('On time')
    expect(screen.getByLabelText('Sort by'), rubbish).toHaveValue('newest')
    const pressed = screen.queryByRole('button', { name: /^\d stars?: /, pressed: true })
    expect(pressed, rubbish).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog'), rubbish).not.toBeInTheDocument()
  }
})

test('H1: a train without reviews invites to the first one; a train that is none is said', async () => {
  const { router } = open(`/reviews?train=${trainId(2)}`)
  expect(await screen.findByText('No reviews of this train yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write the first review' })).toBeInTheDocument()
  await act(() => router.navigate({ href: `/reviews?train=${trainId(9)}` }))
  expect(await screen.findByText('There is no such train')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Write/ })).not.toBeInTheDocument()
})

test('REV-3: where only some reviews can be loaded, it says so, and the average is the server’s', async () => {
  const raw = (n: number) => ({ ...review(1), _id: `r${n}`, title: `Number ${n}`, rating: 5 })
  server.use(
    http.get('*/api/reviews/train/:id', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return HttpResponse.json({
        success: true,
        total: 64,
        totalPages: 32,
        averageRating: 2.4,
        currentPage: page,
        data: [raw(page), raw(page + 50)],
      })
    }),
  )
  open(nightMail)
  expect(await screen.findByText(/The bars count the newest 20 of 64 reviews/)).toBeInTheDocument()
  expect(screen.getByText('2.4')).toBeInTheDocument()
  expect(await bars()).toEqual(['5 20', '4 0', '3 0', '2 0', '1 0'])
})

test('H1: a list that fails says the catalogue’s words with Retry; the search by words works all the same', async () => {
  server.use(...originalGaps)
  const { user, address } = open(nightMail)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Failed to fetch train reviews')).toBeInTheDocument()
  expect(alert.getByText('Server error')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: 'Words in all reviews' }), ' quiet {Enter}')
  await waitFor(() => expect(address()).toBe(`${nightMail}&q=quiet`))
  expect((await card('On time')).getByRole('link', { name: '90001 Night Mail' })).toHaveAttribute(
    'href',
    nightMail,
  )
  await user.click(screen.getByRole('button', { name: 'Close the search' }))
  expect(screen.getByRole('searchbox', { name: 'Words in all reviews' })).toHaveFocus()
  await waitFor(() => expect(address()).toBe(nightMail))
  server.resetHandlers()
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await card('On time')).toBeDefined()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('H1, D5, X-1: a search asks the server, loads more on a press, and its link gives the same', async () => {
  for (let n = 2; n <= 22; n += 1) {
    db.reviews.push(
      review(n, {
        train: trainId(2),
        title: `Number ${n}`,
        createdAt: `2026-02-01T10:00:${String(n).padStart(2, '0')}.000Z`,
      }),
    )
  }
  const { user, address, unmount } = open('/reviews?q=quiet')
  await card('On time')
  expect(titles()).toHaveLength(20)
  expect(screen.getByText('22 reviews')).toHaveAttribute('role', 'status')
  expect((await card('Number 2')).getByRole('link', { name: '90002 Train 2' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(titles()).toHaveLength(22))
  expect(address()).toBe('/reviews?q=quiet&page=2')
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('article')[20]).toHaveFocus()
  unmount()
  open('/reviews?q=quiet&page=2')
  await waitFor(() => expect(titles()).toHaveLength(22))
})

test('H1, X-1: what follows and does not come is said beside what is there', async () => {
  for (let n = 2; n <= 22; n += 1) db.reviews.push(review(n, { title: `Number ${n}` }))
  let down = true
  server.use(
    http.get('*/api/reviews/search', ({ request }) =>
      down && request.url.includes('page=2') ? fail(500, 'Down') : undefined,
    ),
  )
  const { user } = open('/reviews?q=quiet')
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Failed to search reviews')).toBeInTheDocument()
  expect(titles()).toHaveLength(20)
  down = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toHaveLength(22))
  expect(screen.getAllByRole('article')[20]).toHaveFocus()
})

test('H1: words that no review holds, a search that fails, and no words at all', async () => {
  const calls = recordCalls()
  const { user, address, unmount } = open('/reviews?q=zzz', ravi)
  expect(await screen.findByText('No review has these words')).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox', { name: 'Words in all reviews' }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(address()).toBe('/reviews'))
  expect(calls.filter(({ path }) => path.includes('reviews/search')).map(({ path }) => path)).toEqual([
    '/api/reviews/search?keyword=zzz&page=1&limit=20',
  ])
  unmount()
  server.use(http.get('*/api/reviews/search', () => fail(500, '')))
  open('/reviews?q=quiet')
  expect(await screen.findByText('Failed to search reviews')).toBeInTheDocument()
})

/** Calls that wait until the test lets them pass. */
function heldBack(method: 'get' | 'delete', path: string) {
  let release!: () => void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http[method](path, () => released))
  return release
}

test('REV-1: the train’s name that comes late leaves what is being typed', async () => {
  const release = heldBack('get', '*/api/trains/:id')
  const { user, router } = open(nightMail)
  const field = await screen.findByRole('combobox', { name: 'Reviews of a train' })
  await user.type(field, 'Tr')
  const option = await screen.findByRole('option', { name: /90002/ })
  release()
  expect(await screen.findByRole('heading', { level: 2, name: '90001 Night Mail' })).toBeInTheDocument()
  expect(field).toHaveValue('Tr')
  await user.click(option)
  await waitFor(() => expect(field).toHaveValue('90002 Train 2'))

  // Another train in the address is another choice.
  await user.type(field, 'x')
  await act(() => router.navigate({ to: '/reviews', search: { train: trainId(1) } }))
  await waitFor(() => expect(field).toHaveValue('90001 Night Mail'))
})

test('H2: a review that goes late leaves the focus with who is typing', async () => {
  addReviews()
  const release = heldBack('delete', '*/api/reviews/:id')
  const { user } = open(nightMail)
  await user.click((await card('Mine')).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete review' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  const field = screen.getByRole('searchbox', { name: 'Words in all reviews' })
  await user.click(field)
  await user.keyboard('qui')
  release()
  expect(await screen.findByText('Review deleted')).toBeInTheDocument()
  await user.keyboard('et')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('quiet')
})
