import { act, screen, waitFor } from '@testing-library/react'
import { getResponse, http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking, review, stationId, trainId } from '@mocks/fixture'
import { handlers } from '@mocks/handlers/index'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import { type App, expectShown, settled } from '@/test/hostile/hostile-screens'
import { press } from '@/test/page-actions'
import { renderApp } from '@/test/render-app'
import { byRow, every } from '@/test/size'
import { addTrain, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
  const [first] = db.stations
  for (let n = 4; n <= 26; n += 1) addTrain(n)
  if (!first) throw new Error('No station')
  for (let n = 5; n <= 26; n += 1) {
    db.stations.push({ ...first, _id: stationId(n), code: `S${n}`, name: `Stop ${n}` })
  }
  db.bookings = Array.from({ length: 26 }, (_, n) => booking(n + 1))
  db.reviews = Array.from({ length: 11 }, (_, n) => review(n + 1, { user: `c${n + 10}` }))
})

/** Two pages each. */
const lists = [
  { address: '/trains', endpoint: 'trains' },
  { address: '/stations', endpoint: 'stations' },
  { address: `/reviews?train=${trainId(1)}`, endpoint: 'reviews/train/:id' },
  { address: '/admin/trains?rows=25', endpoint: 'trains' },
  { address: '/admin/stations?rows=25', endpoint: 'stations' },
  { address: '/admin/bookings?rows=25', endpoint: 'admin/bookings' },
]

/** What a server may say of its pages; `beyond` stands for a number that is none. */
const usual = {}
const pagings: object[] = [
  usual,
  { total: undefined, count: undefined, totalPages: undefined, currentPage: undefined },
  { total: null, totalPages: null, currentPage: null },
  { totalPages: 0, currentPage: 0 },
  { currentPage: 99 },
  { total: '26', totalPages: '1', currentPage: '1' },
  { total: -5, count: -5, totalPages: -1, currentPage: -1 },
  { total: 'NaN', count: 'NaN', totalPages: 'NaN' },
  { total: 'beyond', count: 'beyond', totalPages: 'beyond' },
  { total: 1.5, totalPages: 0.5, currentPage: 1.5 },
  { total: {}, count: [], totalPages: true },
]

const past = [
  ['999', 2],
  ['2', 2],
] as const
const before = [
  ['-1', 1],
  ['NaN', 1],
] as const

const shownRows = () => document.querySelectorAll('main article, main tbody tr, main ul > li').length
const shownPage = () =>
  document
    .querySelector('main')
    ?.textContent.match(/Page (-?[\d,]+) of (-?[\d,]+)/)
    ?.slice(1)

async function open({ router }: App, to: string) {
  await act(() => router.navigate({ to }))
}

test.each(byRow(lists, pagings))(
  'D5 goal G19: $address lands on a valid page whatever page is asked for, and whatever the server says of its own',
  { timeout: 60_000 },
  async ({ address, endpoint }, said) => {
    const app = renderApp('/about', { token: issueToken(admin) })
    await screen.findByRole('heading', { level: 1, name: /^About/ })
    for (const paging of said) {
      server.use(
        http.get(`*/api/${endpoint}`, async ({ request }) => {
          const answer = await getResponse(handlers, request)
          const body = JSON.stringify({ ...((await answer?.json()) as object), ...paging })
          return new HttpResponse(body.replaceAll('"beyond"', '1e999'))
        }),
      )
      for (const [asked, page] of paging === usual ? [...past, ...before] : every(2, past)) {
        const name = `${JSON.stringify(paging)}, page ${asked}`
        await open(app, `${address}${address.includes('?') ? '&' : '?'}page=${asked}`)
        await settled(app)
        await waitFor(() => expect(shownPage(), name).toEqual([String(page), '2']))
        expect(shownRows(), name).toBeGreaterThan(0)
        expectShown(name)
        expect(document.querySelector('main')?.textContent, name).not.toMatch(
          /[-−]\d+ (train|station|review|book)/,
        )
      }
      await open(app, '/about')
      app.queryClient.clear()
      server.resetHandlers()
    }
  },
)

const rowHeads = () => [...document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent)

test.each([
  ['train', '/admin/trains?rows=25&page=2', () => db.trains.length],
  ['station', '/admin/stations?rows=25&page=2', () => db.stations.length],
] as const)(
  'J2 goal G19: the last %s of the last page goes, and the page before it is shown',
  async (noun, address, left) => {
    const app = renderApp(address, { token: issueToken(admin) })
    await waitFor(() => expect(rowHeads()).toHaveLength(1))
    const [last] = rowHeads()
    expect(shownPage()).toEqual(['2', '2'])
    await app.user.click(document.querySelector('main tbody input[type=checkbox]') ?? document.body)
    await press(/^Delete/)
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
    await press('Delete')
    await waitFor(() => expect(rowHeads()).toHaveLength(25))
    expect(rowHeads()).not.toContain(last)
    expect(shownPage()).toBeUndefined()
    await press('Send now')
    await waitFor(() => expect(left()).toBe(25))
    await settled(app)
    expect(rowHeads()).toHaveLength(25)
    expect(screen.getByText(`25 ${noun}s`)).toBeInTheDocument()
  },
)

test('REV-3 goal G19: the last review of the last page goes, and the page before it is shown', async () => {
  const app = renderApp(`/reviews?train=${trainId(1)}&page=2`, { token: issueToken(admin) })
  await waitFor(() => expect(document.querySelectorAll('main article')).toHaveLength(1))
  await press(/^Delete/)
  await press('Delete review')
  await waitFor(() => expect(db.reviews).toHaveLength(10))
  await settled(app)
  await waitFor(() => expect(document.querySelectorAll('main article')).toHaveLength(10))
  expect(shownPage()).toBeUndefined()
})
