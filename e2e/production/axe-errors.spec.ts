import type { Page } from '@playwright/test'
import { expectTheme, themes, violations } from '../support/axe.ts'
import { between, expectToFit, widths } from '../support/layout.ts'
import { newToken, openRemembered, refuseToken } from '../support/session.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

// The failures are provoked.
test.use({
  expectedErrors: /status of 401|Failed to load resource|dynamically imported|ChunkLoadError|crash/i,
})

interface ErrorPage {
  what: string
  about: string
  heading: string | RegExp
  open: (page: Page, apiOrigin: string) => Promise<void>
}

const asPassenger = async (page: Page, apiOrigin: string, address: string) =>
  openRemembered(page, await newToken(page, apiOrigin, 'frequent-passenger'), address)

/** Its part of the app comes only then. */
async function openContact(page: Page, apiOrigin: string) {
  await asPassenger(page, apiOrigin, '/help')
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
}

const pages: ErrorPage[] = [
  {
    what: 'a page that crashed',
    about: 'B8',
    heading: 'This page stopped working',
    async open(page, apiOrigin) {
      await page.route('**/assets/contact-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const component = () => { throw new Error("crash") }',
        }),
      )
      await openContact(page, apiOrigin)
    },
  },
  {
    what: 'a page whose part is missing',
    about: 'B8',
    heading: 'This page did not load',
    async open(page, apiOrigin) {
      await page.addInitScript(() => sessionStorage.setItem('chunk-reload:contact', '1'))
      await page.route('**/assets/contact-*.js', (route) => route.abort())
      await openContact(page, apiOrigin)
    },
  },
  {
    what: 'a page for admins, to somebody else',
    about: 'B5',
    heading: 'Access Denied',
    open: (page, apiOrigin) => asPassenger(page, apiOrigin, '/admin/trains'),
  },
  {
    what: 'an address that nobody knows',
    about: 'B7',
    heading: /could not find this page/,
    open: (page, apiOrigin) => asPassenger(page, apiOrigin, '/bookings/no/such/page'),
  },
  {
    what: 'the login after a session that was lost',
    about: 'A11',
    heading: 'Log in',
    async open(page, apiOrigin) {
      await asPassenger(page, apiOrigin, '/help')
      await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
      await page.route('**/api/trains', (route) => refuseToken(page, route))
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trains' }).click()
      await page.waitForURL(/\/login/)
    },
  },
]

for (const { what, about, heading, open } of pages) {
  for (const theme of themes) {
    test(`X-1 goal G43 ${about}: axe finds nothing wrong with ${what}, ${theme}`, async ({
      page,
      apiOrigin,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await open(page, apiOrigin)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectTheme(page, theme)
      for (const width of [...widths, between]) {
        await page.setViewportSize({ width, height: 800 })
        await settled(page)
        expect.soft(await violations(page, theme), `${width} px`).toEqual([])
        await expectToFit(page)
      }
    })
  }
}
