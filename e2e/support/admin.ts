import type { Locator, Page } from '@playwright/test'
import { stations } from './seed.ts'
import { settled } from './settled.ts'
import { expect, signedIn, test } from './test.ts'

/** What the page changes on the server, as it leaves: 'DELETE /api/trains/…'. Signing in is none of it. */
export function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isWrite = /^(POST|PUT|DELETE)$/.test(request.method())
    if (isWrite && /^\/api\/(?!auth\/)/.test(pathname)) writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}

/** The page's timers are the test's. To be called before the page is opened. */
export async function installClock(page: Page, time = Date.now()) {
  // Frames stay the browser's: with frames of another rhythm, what waits for the end of an animation may miss it.
  await page.addInitScript(() => {
    for (const name of ['requestAnimationFrame', 'cancelAnimationFrame'] as const) {
      const own = window[name].bind(window)
      Object.defineProperty(window, name, { get: () => own, set: () => {} })
    }
  })
  await page.clock.install({ time })
}

/**
 * From now on the time of day stands still for the page, and passes when the test says so. What only takes a moment goes
 * on. To be called before the page is opened.
 */
export async function ownTime(page: Page) {
  let now = Date.now()
  await installClock(page, now)
  await page.clock.setFixedTime(now)
  return async (ms: number) => {
    now += ms
    await page.clock.setFixedTime(now)
    await page.clock.fastForward(ms)
  }
}

/** A page of the admin area in a time of its own, with what it changes on the server from then on. */
export async function openAsAdmin(page: Page, width: number, address: string) {
  await page.setViewportSize({ width, height: 800 })
  await signedIn(page, 'admin')
  const pass = await ownTime(page)
  await page.goto(address)
  await settled(page)
  return { pass, writes: watchWrites(page) }
}

/** How long a change can be undone. */
export const undoMs = 10_000

export const pendingBar = (page: Page) => page.getByRole('region', { name: 'Pending changes' })

/** Everything that was staged is through. */
export const expectAllSent = (page: Page) => expect(pendingBar(page)).toHaveCount(0)

/** The table's rows without its head. */
export const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).locator('tbody').getByRole('row')

/**
 * What is read of the rows, from the top. Those out of sight come a little later, and of more than a hundred never; until
 * the box is measured there may be all of them, and then fewer again: so all are counted after they were read.
 */
async function ofAllRows<Read>(page: Page, table: string, read: (rows: Locator) => Promise<Read[]>) {
  const shown = page.getByRole('table', { name: table, exact: true })
  let all: Read[] = []
  await expect
    .poll(async () => {
      all = await read(rowsOf(page, table))
      return Number(await shown.getAttribute('aria-rowcount')) - 1 - all.length
    })
    .toBe(0)
  return all
}

/** What the rows are called, from the top. */
export const rowNames = (page: Page, table: string) =>
  ofAllRows(page, table, (rows) => rows.getByRole('rowheader').allInnerTexts())

export const rowNamed = (page: Page, table: string, name: string): Locator =>
  rowsOf(page, table).filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** '267 trains', or with a filter '26 trains of 267'. */
export const expectCount = (page: Page, words: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: words }).first()).toHaveText(words)

/** The confirmation that follows a press on "Delete". */
export const confirmDeletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()

/** A call of the test's own, with the session of the page. */
export const callApi = (
  page: Page,
  path: string,
  { method = 'GET', body, origin = '' }: { method?: string; body?: object; origin?: string } = {},
): Promise<unknown> =>
  page.evaluate(
    async ([url, way, json]) => {
      const token = localStorage.getItem('token') ?? sessionStorage.getItem('token')
      const answer = await fetch(url, {
        method: way,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(json !== undefined && { body: json }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${way} ${url}: ${answer.status} ${text}`)
      return JSON.parse(text) as unknown
    },
    [`${origin}/api${path}`, method, body && JSON.stringify(body)] as const,
  )

/** The words of each cell of the rows on the page, without the boxes that choose a row. */
export const cellsOf = (page: Page, table: string): Promise<string[][]> =>
  ofAllRows(page, table, (rows) =>
    rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th, td')]
          .filter((cell) => !cell.querySelector('input'))
          .map((cell) => (cell as HTMLElement).innerText.trim()),
      ),
    ),
  )

let made = 0

/** Trains that only one test knows, on the server that all share: found by their common name. */
export async function makeTrains(page: Page, count: number, origin: string) {
  made += 1
  const name = `Reserve ${Date.now().toString(36)}x${made}x${test.info().parallelIndex}`
  const [from, to] = stations
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await callApi(page, '/trains', {
      method: 'POST',
      origin,
      body: {
        trainNumber: `${test.info().parallelIndex}${String(Date.now()).slice(-5)}${String(index).padStart(2, '0')}`,
        name: `${name} ${index}`,
        trainType: 'Other',
        source: from?._id,
        destination: to?._id,
        departureTime: '2020-01-01T03:00:00.000Z',
        arrivalTime: '2020-01-01T05:30:00.000Z',
        totalSeats: 40,
        fare: 75,
        daysOfOperation: ['Mon'],
      },
    })
    ids.push((answer as { data: { _id: string } }).data._id)
  }
  return { name, ids }
}
