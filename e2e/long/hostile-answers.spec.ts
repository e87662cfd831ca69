import type { Page, Route } from '@playwright/test'
import { hostileAnswers } from '../../src/test/hostile/hostile-answers.ts'
import { readableBy } from '../support/answers.ts'
import { journeyDay } from '../support/journeys.ts'
import type { PersonaId } from '../support/personas.ts'
import { bookingsOf, stations, trains } from '../support/seed.ts'
import { expect, signedIn, test } from '../support/test.ts'

test.use({ expectedErrors: /\/api\// })

const passenger = 'frequent-passenger'
const [train] = trains
const [booking] = bookingsOf(passenger)
if (!train || !booking) throw new Error('The seed has neither trains nor bookings')
const codeOf = (id: string) => stations.find(({ _id }) => _id === id)?.code ?? ''

interface Screen {
  address: string
  /** What is asked for it, below /api. */
  call: string
  as?: PersonaId
  /** What stands there where the call has failed. */
  words: string
}

const screens: Screen[] = [
  { address: '/trains', call: 'trains', words: 'Failed to fetch trains' },
  { address: `/trains/${train._id}`, call: `trains/${train._id}`, words: 'Failed to load train details' },
  {
    address: `/bookings/new/${train._id}`,
    call: `trains/${train._id}`,
    words: 'Failed to load train details',
  },
  {
    address: `/plan-journey?from=${codeOf(train.source)}&to=${codeOf(train.destination)}&date=${journeyDay}`,
    call: 'trains/search',
    words: 'Failed to search trains',
  },
  { address: '/stations', call: 'stations', words: 'Failed to fetch stations' },
  {
    address: `/stations/${train.source}`,
    call: `stations/${train.source}`,
    words: 'Failed to fetch station',
  },
  { address: '/bookings', call: 'bookings', words: 'Failed to fetch bookings' },
  {
    address: `/bookings/${booking._id}`,
    call: `bookings/${booking._id}(/details)?`,
    words: 'No booking data received from any endpoint',
  },
  {
    address: `/bookings/pnr/${booking.pnr}`,
    call: `bookings/pnr/${booking.pnr}`,
    words: 'Failed to fetch booking by PNR',
  },
  {
    address: `/reviews?train=${train._id}`,
    call: `reviews/train/${train._id}`,
    words: 'Failed to fetch train reviews',
  },
  { address: '/reviews?q=quiet', call: 'reviews/search', words: 'Failed to search reviews' },
  { address: '/admin/bookings', call: 'admin/bookings', as: 'admin', words: 'Failed to fetch all bookings' },
]

/** As the server would send it, to a page of another origin. */
async function answerWith(page: Page, route: Route, answer: Response) {
  if (answer.type === 'error') return route.abort('connectionreset')
  return route.fulfill({
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), ...readableBy(page) },
    body: Buffer.from(await answer.arrayBuffer()),
  })
}

/** What would be seen of a value that nobody has checked; the parts of the page apart. */
const leaks = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const parts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.checkVisibility() && !/SCRIPT|STYLE/.test(parentElement.tagName)) {
        parts.push(textContent ?? '')
      }
    }
    return parts.join('\n').match(/\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/g) ?? []
  })

for (const { address, call, as = passenger, words } of screens) {
  test(`goal G20: ${address} stands whatever it is answered`, async ({ page }) => {
    await signedIn(page, as)
    let [asked, answer] = [0, hostileAnswers[0]?.[1]]
    await page.route(new RegExp(`/api/${call}(\\?.*)?$`), async (route) => {
      if (route.request().method() !== 'GET' || !answer) return route.fallback()
      asked += 1
      // Given up by the page meanwhile.
      await answerWith(page, route, answer()).catch(() => {})
    })
    for (const [kind, make] of hostileAnswers) {
      asked = 0
      answer = make
      await test.step(kind, async () => {
        await page.goto(address)
        await expect(page.locator('main h1')).toHaveText(/\S/)
        await expect.poll(() => asked).toBeGreaterThan(0)
        await expect(page.getByText(/^(Loading|Searching)[\w ]*…$/)).toHaveCount(0)
        const { status, type } = make()
        if (type === 'error' || status >= 400) {
          await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
        }
        await expect(page.getByText(/This page stopped working|Loading chunk/)).toHaveCount(0)
        expect(await leaks(page)).toEqual([])
        await page.getByRole('link', { name: 'About', exact: true }).click()
        await expect(page.locator('main h1')).toHaveText(/^About/)
      })
    }
  })
}

test('goal G20: 40 answers or more, on 12 screens', () => {
  expect(hostileAnswers.length).toBeGreaterThanOrEqual(40)
  expect(screens).toHaveLength(12)
})
