import type { Page } from '@playwright/test'
import { hostileTexts } from '../../src/test/hostile/hostile-texts.ts'
import { demo } from '../support/addresses.ts'
import { widths } from '../support/layout.ts'
import { emptyTables, openWith } from '../support/demo-tables.ts'
import { addressOf as seeded, type Screen, screens } from '../support/screens.ts'
import { scrollThrough } from '../support/page-actions.ts'
import { settled } from '../support/settled.ts'
import { strangeTexts, textWorld } from '../support/text-world.ts'
import { expect, signedIn, test } from '../support/test.ts'

// The demo's data are the page's own, so that no test before changes a picture; a refused call is an error in the console.
test.use({ baseURL: demo.origin, apiOrigin: demo.origin, expectedErrors: /status of (503|4..|500)/ })

/** Noon in India, on the day of the run: bookings are dated around it. */
const noon = new Date(`${new Date().toISOString().slice(0, 10)}T06:30:00.000Z`)

const hostileWorld = textWorld({ texts: hostileTexts, codes: true })
// Ten thousand letters in each field would make pictures of a hundred thousand pixels.
const strangeWorld = textWorld({ texts: strangeTexts.map((text) => text.slice(0, 300)) })

interface State {
  name: string
  shown: readonly Screen[]
  /** Before the page opens. */
  prepare?: (page: Page, screen: Screen) => Promise<void>
  addressOf?: (screen: Screen) => string
}

const signedInAs = async (page: Page, { as }: Screen) => {
  if (as) await signedIn(page, as)
}
const withSession = screens.filter(({ as }) => as)

const states: State[] = [
  { name: 'normal', shown: screens, prepare: signedInAs },
  {
    name: 'empty',
    shown: screens.filter(({ as }) => as === 'frequent-passenger'),
    prepare: (page) => signedIn(page, 'new-passenger'),
  },
  {
    name: 'empty',
    shown: screens.filter(({ as }) => as === 'admin'),
    prepare: (page) => openWith(emptyTables, page, 'admin'),
  },
  {
    name: 'error',
    shown: screens,
    async prepare(page, screen) {
      await signedInAs(page, screen)
      // The session itself is known: without it, there would be only the login page.
      await page.addInitScript(() => {
        const own = window.fetch
        window.fetch = (input, init) => {
          const url = new URL(input instanceof Request ? input.url : input, location.href)
          return /^\/api\/(?!auth\/)/.test(url.pathname)
            ? Promise.resolve(
                Response.json({ success: false, message: 'Closed for the night' }, { status: 503 }),
              )
            : own(input, init)
        }
      })
    },
  },
  ...Object.entries({ hostile: hostileWorld, strange: strangeWorld }).map(([name, world]): State => ({
    name,
    shown: withSession,
    addressOf: world.addressOf,
    prepare: (page, { as }) => world.open(page, as ?? 'frequent-passenger'),
  })),
]

/** How many places hold a sign that something is still to come there: it moves without an end. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.getComputedTiming().endTime === Infinity &&
            effect.target?.checkVisibility(),
        ).length,
  )

for (const { name, shown, prepare, addressOf = seeded } of states) {
  for (const screen of shown) {
    test(`goal G44: ${name}, ${screen.path}`, async ({ page }) => {
      test.setTimeout(300_000)
      await prepare?.(page, screen)
      await page.clock.setFixedTime(noon)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(addressOf(screen))
        await page.waitForLoadState('networkidle')
        await settled(page)
        await scrollThrough(page)
        await expect.poll(() => waiting(page)).toBe(0)
        await page.evaluate(() => scrollTo(0, 0))
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}${screen.path.replaceAll(/[/$]+/g, '-')}-${width}.png`, {
            fullPage: true,
            animations: 'disabled',
            // A page of many screens takes a while until two pictures of it are the same.
            timeout: 60_000,
          })
      }
    })
  }
}
