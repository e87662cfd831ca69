import type { Page } from '@playwright/test'
import { journeyDay } from '../support/journeys.ts'
import { bookingsOf, dailyTrain, trains } from '../support/seed.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

const who = 'frequent-passenger'

type Body = Record<string, unknown>
const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null
/** The body with its one record or its first ones changed. */
const withData = (body: Body, change: (record: Body, index: number) => Body): Body => ({
  ...body,
  data: Array.isArray(body.data)
    ? body.data.filter(isRecord).slice(0, 3).map(change)
    : isRecord(body.data)
      ? change(body.data, 0)
      : body.data,
})

interface Held {
  url: URL
  give: () => Promise<unknown>
}

/** The server's answers to the calls that fit, kept until the test hands them over. */
async function holdAnswers(
  page: Page,
  fits: (url: URL) => boolean,
  edit: (body: Body, url: URL) => Body = (body) => body,
) {
  const held: Held[] = []
  let holding = true
  await page.route(
    (url) => url.pathname.startsWith('/api/') && fits(url),
    async (route) => {
      const url = new URL(route.request().url())
      const response = await route.fetch()
      const json = edit((await response.json()) as Body, url)
      // What the page has given up meanwhile cannot be handed over.
      const give = () => route.fulfill({ response, json }).catch(() => {})
      if (holding) held.push({ url, give })
      else await give()
    },
  )
  return {
    /** Waits until as many calls have been made. */
    calls: (count: number) => expect.poll(() => held.length).toBe(count),
    called: (path: string) => expect.poll(() => held.some(({ url }) => url.pathname === path)).toBe(true),
    /** The last call's answer first. */
    newest: async () => held.pop()?.give(),
    /** Then the others, back to the first; whatever is asked for from now on is answered at once. */
    others: async () => {
      holding = false
      for (const { give } of held.splice(0).toReversed()) await give()
      // What was handed over before this answer has been read by then.
      await page.evaluate(async () => {
        await (await fetch('/', { cache: 'no-store' })).text()
      })
      await settled(page)
    },
  }
}

/** Without loading the page anew, and without waiting for anything. */
const goInApp = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

async function open(page: Page, address: string) {
  await signedIn(page, who)
  await page.goto(address)
  await settled(page)
}

test('TRN-6 goal G17: the seats are those of the date chosen last', async ({ page }) => {
  await open(page, `/bookings/new/${dailyTrain.id}?date=${journeyDay}`)
  const seatsOn = (date: string | null) => 200 + Number(date?.slice(-2))
  const answers = await holdAnswers(
    page,
    ({ pathname }) => pathname.endsWith('/seats'),
    (body, url) =>
      withData(body, (seats) => ({ ...seats, availableSeats: seatsOn(url.searchParams.get('date')) })),
  )
  const days = page.getByRole('group', { name: 'Next running days' }).getByRole('button')
  for (const [asked, day] of [0, 1, 2].entries()) {
    await days.nth(day).click()
    await answers.calls(asked + 1)
  }
  const date = new URL(page.url()).searchParams.get('date')
  const seats = page.getByText(/^2\d\d seats free$/)
  await expect(seats).toHaveCount(0)
  await answers.newest()
  await expect(seats).toHaveText([`${seatsOn(date)} seats free`])
  await answers.others()
  await expect(seats).toHaveText([`${seatsOn(date)} seats free`])
})

test('goal G17: what is found are the words searched for last', async ({ page }) => {
  await open(page, '/reviews')
  const answers = await holdAnswers(
    page,
    ({ pathname }) => pathname === '/api/reviews/search',
    (body, url) =>
      withData(body, (review) => ({ ...review, title: `Held ${url.searchParams.get('keyword')}` })),
  )
  const words = ['the', 'a', 'e']
  for (const [asked, word] of words.entries()) {
    await page.getByLabel('Words in all reviews').fill(word)
    await page.keyboard.press('Enter')
    await answers.calls(asked + 1)
  }
  await answers.newest()
  const found = page.getByRole('article', { name: /^Held/ })
  await expect(found.first()).toBeVisible()
  await answers.others()
  const names = await found.getByText(/^Held/).allInnerTexts()
  expect(new Set(names)).toEqual(new Set(['Held e']))
  await expect(page.getByLabel('Words in all reviews')).toHaveValue('e')
})

test('goal G17: as many pages are shown as were asked for last, in their order', async ({ page }) => {
  await open(page, '/reviews?q=a')
  const answers = await holdAnswers(
    page,
    ({ pathname }) => pathname === '/api/reviews/search',
    (body, url) => {
      const at = url.searchParams.get('page')
      const edited = withData(body, (review, index) => ({
        ...review,
        _id: `${'e'.repeat(22)}${at}${index}`,
        title: `Held ${at} ${index}`,
      }))
      return { ...edited, totalPages: 3, currentPage: Number(at) }
    },
  )
  const ask = (pages: number) => goInApp(page, `/reviews?q=e&page=${pages}`)
  await ask(3)
  await answers.calls(1)
  // How many there are is known with the first.
  await answers.newest()
  await answers.calls(2)
  await ask(1)
  await expect(page.getByRole('article', { name: /^Held/ })).toHaveCount(3)
  // Given up by that, and asked for anew.
  await ask(2)
  await answers.calls(3)
  await answers.newest()
  await answers.others()
  const shown = page.getByRole('article', { name: /^Held/ }).getByText(/^Held/)
  const held = (at: number) => [0, 1, 2].map((index) => `Held ${at} ${index}`)
  await expect(shown).toHaveText([...held(1), ...held(2)])
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(shown).toHaveText([...held(1), ...held(2), ...held(3)])
})

test('CNF-4 goal G17: the booking shown is that of the PNR looked up last', async ({ page }) => {
  const [first, ...others] = bookingsOf(who)
    .map(({ pnr }) => pnr)
    .slice(0, 4)
  await open(page, `/bookings/pnr/${first}`)
  const answers = await holdAnswers(page, ({ pathname }) => pathname.startsWith('/api/bookings/pnr/'))
  for (const [asked, pnr] of others.entries()) {
    await page.getByLabel('PNR', { exact: true }).fill(pnr)
    await page.keyboard.press('Enter')
    await answers.calls(asked + 1)
  }
  const last = others.at(-1) ?? ''
  await answers.newest()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booking ${last}`)
  await answers.others()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booking ${last}`)
  await expect(page.getByRole('button', { name: /^Copy PNR/ })).toHaveAccessibleName(`Copy PNR ${last}`)
})

test('goal G17: after fast changes the page is the last one, with its own data', async ({ page }) => {
  await open(page, '/help')
  const lists = await holdAnswers(page, ({ pathname }) =>
    /^\/api\/(trains|stations|bookings)$/.test(pathname),
  )
  for (const [label, path] of [
    ['Trains', '/api/trains'],
    ['Bookings', '/api/bookings'],
    ['Stations', '/api/stations'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
      .click()
    await lists.called(path)
  }
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL('/stations')
  await lists.newest()
  await lists.others()
  await expect(heading).toHaveText('Stations')
  await page.unrouteAll()

  const asked = trains.slice(0, 4)
  const details = await holdAnswers(page, ({ pathname }) => /^\/api\/trains\/\w{24}$/.test(pathname))
  for (const [before, { _id }] of asked.entries()) {
    await goInApp(page, `/trains/${_id}`)
    await details.calls(before + 1)
  }
  const last = asked.at(-1)?.name ?? ''
  await details.newest()
  await expect(heading).toContainText(last)
  await details.others()
  await expect(heading).toContainText(last)
  await expect(page).toHaveTitle(new RegExp(last))
})
