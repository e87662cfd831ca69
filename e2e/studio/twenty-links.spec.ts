import type { Browser, Page } from '@playwright/test'
import { forget, openState, openStudio, studioOf } from '../support/studio.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test.use({
  // Neither zone is the railway's, of which the pages of all others remind.
  timezoneId: 'Europe/Lisbon',
  expectedErrors: /status of [45]\d\d|Failed to load resource|Permissions policy/,
})

const morning = 'clock=2026-11-28T06:20:00+05:30,stopped'
const evening = 'clock=2026-12-31T23:10:05+05:30'

/** A state, the page it is shown at, and the call that is made next. */
const links: readonly [state: string, page: string, call: string][] = [
  [`persona=new-passenger;${morning}`, '/dashboard', '/api/bookings'],
  [`persona=frequent-passenger;seed=3;${morning}`, '/bookings?status=all', '/api/bookings'],
  [`persona=family-passenger;seed=8;${evening}`, '/bookings?status=upcoming', '/api/bookings'],
  [`persona=waiting-passenger;${evening}`, '/bookings', '/api/bookings'],
  [`persona=agent;seed=4294967295;${morning}`, '/trains?q=mail', '/api/trains?search=mail'],
  [`persona=expired-session;${morning}`, '/dashboard', '/api/bookings'],
  [`persona=no-role;${morning}`, '/profile', '/api/auth/me'],
  [`persona=malformed-role;${evening}`, '/dashboard', '/api/auth/me'],
  [`persona=roles-only;${morning}`, '/admin/users', '/api/admin/bookings'],
  [`persona=long-name;${morning}`, '/help', '/api/auth/me'],
  [`persona=admin;seed=2;${evening}`, '/admin/dashboard', '/api/admin/bookings'],
  [`persona=admin;${morning}`, '/admin/reports', '/api/admin/bookings'],
  [`persona=admin;world=empty;${morning}`, '/admin/trains', '/api/trains'],
  [`seed=5;${evening}`, '/login', '/api/stations?limit=3'],
  [
    `persona=frequent-passenger;${morning}`,
    '/plan-journey?from=CSMT&to=PUNE&date=2026-12-03',
    '/api/stations/nearby',
  ],
  [`persona=frequent-passenger;gaps;${morning}`, '/stations?q=pune', '/api/admin/bookings'],
  [
    `persona=new-passenger;${evening};rule=GET:/api/trains,status:500;rule=GET:/api/stations,cut,times:3`,
    '/trains',
    '/api/stations',
  ],
  [`persona=new-passenger;seed=9;${morning};rule=*,status:503,share:50`, '/reviews', '/api/stations?limit=1'],
  [`scenario=sold-out;${morning}`, '/', '/api/bookings'],
  [`scenario=overnight-train;seed=6;day=2026-12-30;${evening}`, '/', '/api/trains'],
]

const textOf = (page: Page) => page.getByRole('main').innerText()
const pathOf = (page: Page) => new URL(page.url()).pathname

/** What a call of the page comes to. */
const answerTo = (page: Page, call: string) =>
  page.evaluate(async (path) => {
    const token = sessionStorage.getItem('token') ?? localStorage.getItem('token')
    try {
      const response = await fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
      return [response.status, await response.text()]
    } catch {
      return ['no answer']
    }
  }, call)

/** By the panel, which is closed again. */
async function linkOf(page: Page) {
  await openStudio(page, 'Link')
  const link = await studioOf(page).getByLabel('This page, in this state').inputValue()
  await studioOf(page).getByRole('button', { name: 'Close the QA studio' }).click()
  return link
}

/** Elsewhere on Earth, seven hours later. */
async function elsewhere(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'America/St_Johns' })
  await context.addInitScript(() => {
    const Real = Date
    const later = () => Real.now() + 7 * 3_600_000
    globalThis.Date = new Proxy(Real, {
      construct: (date, args: unknown[], made): Date =>
        Reflect.construct(date, args.length > 0 ? args : [later()], made) as Date,
      get: (date, key): unknown => (key === 'now' ? later : Reflect.get(date, key)),
    })
  })
  return context
}

for (const part of [0, 1, 2, 3]) {
  const some = links.slice(part * 5, part * 5 + 5)
  test(`L5: links to states ${part * 5 + 1} to ${part * 5 + some.length} of ${links.length} open the same in another browser, at another hour, in another zone`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const context = await elsewhere(browser, baseURL)
    const other = await context.newPage()
    for (const [state, path, call] of some) {
      await test.step(state, async () => {
        await openState(page, `v1;${state}`, path)
        await settled(page)
        const link = await linkOf(page)
        await forget(other)
        await other.goto(link)
        await settled(other)
        await expect(async () => expect(await textOf(other)).toBe(await textOf(page))).toPass({
          timeout: 10_000,
        })
        expect(pathOf(other)).toBe(pathOf(page))
        expect(await answerTo(other, call)).toEqual(await answerTo(page, call))
      })
    }
    await context.close()
  })
}
