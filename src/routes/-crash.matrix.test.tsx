import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { cards } from '@/test/cards/all'
import type { Card } from '@/test/cards/card'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'
import { addressOf } from '@/test/screens'
import { byRow, every } from '@/test/size'

inSmallRailway()

type App = ReturnType<typeof renderApp>
type Option = 'component' | 'loader'

const words = 'This part is broken'
const fail = () => {
  throw new TypeError(words)
}
let mend = () => {}

beforeEach(() => {
  db.bookings = [booking(1, { user: admin, pnr: 'ABCDEFGH' })]
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => mend())

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** The route's own component or loader throws, until it is mended. */
function breakRoute({ router }: App, path: string, option: Option) {
  const route = Object.values(router.routesByPath).find(({ fullPath }) => withoutSlash(fullPath) === path)
  if (!route) throw new Error(`There is no route ${path}`)
  const whole = route.options[option]
  Object.assign(route.options, { [option]: fail })
  mend = () => Object.assign(route.options, { [option]: whole })
}

/** Queries whose functions throw as long as they are broken. */
function breakableQueries({ queryClient }: App) {
  const queries = { broken: false, asked: 0 }
  const real = queryClient.defaultQueryOptions.bind(queryClient)
  vi.spyOn(queryClient, 'defaultQueryOptions').mockImplementation((options) => {
    const whole = real(options)
    const { queryFn } = whole
    if (typeof queryFn !== 'function') return whole
    whole.queryFn = async (context) => {
      if (!queries.broken) return queryFn(context)
      queries.asked += 1
      return fail()
    }
    return whole
  })
  return queries
}

const open = ({ router }: App, card: Card) => act(() => router.navigate({ to: addressOf(card) }))

/** The import needs what it has asked for only once there is a file. */
async function chooseFile({ user }: App, path: string) {
  if (path !== '/admin/import') return
  const file = new File(['trainNumber;name\n90001;Night Mail'], 'trains.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('CSV file'), file)
}

const heading = () => document.querySelector('h1')?.textContent ?? ''
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const stopped = 'This page stopped working'

const pages = cards.filter(({ leadsTo }) => !leadsTo)
const isForVisitors = (card: Card) => card.for === 'visitors' || card.for === 'everybody'
const circles = {
  visitors: {
    pages: pages.filter(isForVisitors),
    start: () => renderApp('/forgot-password'),
    elsewhere: '/reset-password/$token',
  },
  'those who are signed in': {
    pages: pages.filter((card) => !isForVisitors(card)),
    start: () => renderApp('/help', { token: issueToken(admin) }),
    elsewhere: '/about',
  },
}
type Circle = (typeof circles)[keyof typeof circles]

/** Another page of theirs. */
function otherThan({ elsewhere, pages: theirs }: Circle, path: string): Card {
  const other = theirs.find((card) => card.path !== path && (path === elsewhere || card.path === elsewhere))
  if (!other) throw new Error(`There is no page but ${path}`)
  return other
}

/** What is around the page: all there, and only once. */
function expectFrame({ elsewhere }: Circle, path: string) {
  expect(screen.getAllByRole('main'), path).toHaveLength(1)
  expect(screen.getAllByRole('contentinfo'), path).toHaveLength(1)
  if (elsewhere === '/about')
    expect(screen.getAllByRole('navigation', { name: 'Main' }), path).toHaveLength(1)
}

async function expectWhole(path: string) {
  await waitFor(() => expect([alerts(), heading()], path).toEqual([[], expect.stringMatching(/./)]))
  await waitFor(() => expect(heading(), path).not.toBe(stopped))
}

/** What depends on another answer shows its own failure only when that one is there. */
async function tryAgain() {
  for (;;) {
    const [again] = screen.queryAllByRole('button', { name: 'Try again' })
    if (!again) return
    fireEvent.click(again)
    await waitFor(() => expect(again).not.toBeInTheDocument())
  }
}

/** Another page works, and the broken one is the same when it is opened again. */
async function thereAndBack(app: App, circle: Circle, card: Card) {
  const other = otherThan(circle, card.path)
  await open(app, other)
  await expectWhole(`${other.path} beside ${card.path}`)
  await open(app, card)
}

describe.each(Object.keys(circles) as (keyof typeof circles)[])('goal G24, pages of %s:', (who) => {
  const circle = circles[who]
  const pagesFor = new Map(byRow(['component', 'loader', 'query'], circle.pages))
  // From the sample's other pages one does not go elsewhere in between.
  const goingElsewhere = [...pagesFor.values()].flatMap((some) => every(3, some))

  async function start() {
    const app = circle.start()
    // What is drawn while a page loads would stay for 300 ms.
    app.router.options.defaultPendingMinMs = 0
    await waitFor(() => expect(heading()).not.toBe(''))
    return app
  }

  test.each<Option>(['component', 'loader'])(
    'where the %s throws, the frame stays, other pages work, and Try again mends',
    async (option) => {
      const app = await start()
      for (const card of pagesFor.get(option) ?? []) {
        const { path } = card
        app.queryClient.clear()
        breakRoute(app, path, option)
        await open(app, card)
        const expectStopped = () => waitFor(() => expect(alerts(), path).toEqual([stopped]))
        await expectStopped()
        expectFrame(circle, path)
        if (goingElsewhere.includes(card)) {
          await thereAndBack(app, circle, card)
          await expectStopped()
        }
        mend()
        fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
        await expectWhole(path)
      }
    },
    120_000,
  )

  test('where the function of every query throws, the page says so in place, and Try again mends', async () => {
    const app = await start()
    const queries = breakableQueries(app)
    for (const card of pagesFor.get('query') ?? []) {
      const { path } = card
      queries.broken = false
      await open(app, otherThan(circle, path))
      app.queryClient.clear()
      Object.assign(queries, { broken: true, asked: 0 })
      await open(app, card)
      expectFrame(circle, path)
      if (!card.reads) {
        await expectWhole(path)
        expect(queries.asked, path).toBe(0)
        continue
      }
      const expectTold = async () => {
        await chooseFile(app, path)
        await waitFor(() => expect(alerts().join(), path).toContain(words))
      }
      await expectTold()
      expect(heading()).not.toBe(stopped)
      expectFrame(circle, path)
      if (goingElsewhere.includes(card)) {
        await thereAndBack(app, circle, card)
        await expectTold()
      }
      queries.broken = false
      await tryAgain()
      await expectWhole(path)
    }
  }, 120_000)
})
