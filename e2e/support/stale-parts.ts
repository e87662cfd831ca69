import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { production, productionFolder } from './addresses.ts'
import type { PersonaId } from './personas.ts'
import { filled } from './records.ts'
import { savesData } from './network.ts'
import { leaveFor } from './go-in-app.ts'
import { addressOf, partsOf, screens } from './screens.ts'
import { settled } from './settled.ts'
import { expect, signedIn } from './test.ts'

const says = (responseCode: number, type: string, text: string) => (host: CDPSession, requestId: string) =>
  host.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [{ name: 'Content-Type', value: type }],
    body: Buffer.from(text).toString('base64'),
  })

/** How a host answers for a part of the app that a deployment has taken away, or that cannot be had for now. */
export const faults = {
  'is not found': says(404, 'text/plain', 'Not found'),
  'comes as the page': says(200, 'text/html', '<!doctype html><title>Home</title>'),
  'breaks off': (host: CDPSession, requestId: string) =>
    host.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  'never comes': async () => {},
}
export type Fault = keyof typeof faults

/** With this a browser stays at the page that it shows. */
const noNews = says(204, 'text/plain', '')

/** What a browser says of a part that it does not get, in its console. */
export const partErrors =
  /Failed to load resource|module script|dynamically imported|Unable to preload|ChunkLoad|net::ERR/

const words = 'This page did not load'
const assets = resolve(import.meta.dirname, '../..', productionFolder, 'assets')
const parts = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => `${production.origin}/assets/${name}`)

/** Pages on which nothing of the others' own is needed, but for the frame: each part that fails has a reload of its own. */
const startsOf = (as: PersonaId | undefined) => {
  if (as === 'admin') return ['/admin/dashboard', '/admin/trains']
  return as ? ['/about', '/help'] : ['/forgot-password', filled('/reset-password/$token')]
}

/** Everybody's pages. */
export const circles = partsOf(screens, 10).map((part) => ({ ...part, starts: startsOf(part.as) }))
type Circle = (typeof circles)[number]

/**
 * A host that answers for some parts as it is told, and counts how often the page itself is asked for. By the browser's
 * own means: a route of a test's leads every request through the test, also those that it lets through.
 */
async function hostOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  // What the browser has kept is gone from no host.
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  const host = {
    loads: 0,
    /** Once the page is loaded anew, all is well. */
    untilReload: false,
    fault: undefined as Fault | undefined,
    /** To whoever asks for a page it says that there is nothing new. */
    keepsPage: false,
    /** Those are answered as they are: without them there is no page that could say anything. */
    spare: (spared: Set<string>) =>
      browser.send('Fetch.enable', {
        patterns: [
          { urlPattern: `${production.origin}/*`, resourceType: 'Document' },
          ...parts.filter((part) => !spared.has(part)).map((part) => ({ urlPattern: part })),
        ],
      }),
    leave: () => browser.detach(),
  }
  browser.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const isPage = resourceType === 'Document'
    if (isPage) {
      host.loads += 1
      if (host.untilReload) host.fault = undefined
    }
    const answer = isPage ? host.keepsPage && noNews : host.fault && faults[host.fault]
    const answered = answer
      ? answer(browser, requestId)
      : browser.send('Fetch.continueRequest', { requestId })
    // The page may have given it up meanwhile.
    answered.catch(() => {})
  })
  return host
}
type Host = Awaited<ReturnType<typeof hostOf>>

const assetsOf = async (page: Page, address: string) => {
  await page.goto(address)
  await settled(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
}

/**
 * Leads there as a link of the app would, with the host at fault; the old document is told from the next by a mark. No
 * reload is remembered, as where all parts have come.
 */
async function lead(
  page: Page,
  host: Host,
  { fault, untilReload }: { fault: Fault; untilReload: boolean },
  address: string,
) {
  Object.assign(host, { fault, untilReload, loads: 0 })
  await page.evaluate((to) => {
    document.documentElement.dataset.left = ''
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith('chunk-reload:')) sessionStorage.removeItem(key)
      }
    } catch {
      // Of a browser that forbids it.
    }
    history.pushState(null, '', to)
  }, address)
}

/**
 * A browser in which the limit for a part (B8) is over sooner. Not by the page's clock: moved on by hand, it leaves the
 * router of a page that has just been loaded waiting.
 */
export const shortenLimit = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number, ...given: unknown[]) =>
        real(run, ms === 120_000 ? 2_000 : ms, ...given),
    })
  })

async function expectWhole(page: Page, address: string) {
  await expect(page.locator('html:not([data-left]) h1').first(), address).toBeVisible()
  await expect(page.getByText(words), address).toHaveCount(0)
  expect(page.url().endsWith(address), `${page.url()} is ${address}`).toBe(true)
}

async function expectTold(page: Page, { as }: Circle, address: string, reloads: number) {
  // The document that goes is not looked at.
  const shown = page.locator(reloads > 0 ? 'html:not([data-left])' : 'html')
  await expect(shown.getByRole('alert').filter({ hasText: words }), address).toBeVisible()
  await expect(page.getByText(/^ChunkLoadError: Loading chunk .+ failed\.$/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(as ? 1 : 0)
  expect(page.url().endsWith(address), `${page.url()} is ${address}`).toBe(true)
}

/** The pages of a circle one after the other, in one tab. */
async function walk(
  page: Page,
  circle: Circle,
  visit: (address: string, host: Host, isLast: boolean) => Promise<void>,
) {
  // Or the pages that nobody may be without would be there ahead of the visit.
  await savesData(page)
  if (circle.as) await signedIn(page, circle.as)
  const host = await hostOf(page)
  const [first = '', second = ''] = circle.starts
  const own = [await assetsOf(page, second), await assetsOf(page, first)]
  for (const [index, screen] of circle.some.entries()) {
    const address = addressOf(screen)
    // Where this page's own part has not come.
    if (circle.starts.includes(address)) await page.goto(address === first ? second : first)
    await settled(page)
    if (!circle.starts.includes(address) && !page.url().endsWith(first)) await leaveFor(page, first)
    await host.spare(new Set(address === first ? own[0] : own[1]))
    await settled(page)
    await visit(address, host, index === circle.some.length - 1)
  }
  await host.leave()
}

/** The old part is gone, the new one is there: one reload mends it, and nobody is told anything. */
export const expectHealed = (page: Page, circle: Circle, fault: Fault) =>
  walk(page, circle, async (address, host) => {
    await lead(page, host, { fault, untilReload: true }, address)
    await expectWhole(page, address)
    expect(host.loads, address).toBe(1)
  })

/**
 * `reloads` by itself do not help: the page says so, stays at rest, and one press asks for it anew. That this mends it once
 * the part is back is seen at the last page: at the others the host keeps to itself what is a page like any other.
 */
export const expectToldOnce = (page: Page, circle: Circle, fault: Fault, reloads = 1) =>
  walk(page, circle, async (address, host, isLast) => {
    await lead(page, host, { fault, untilReload: false }, address)
    await expectTold(page, circle, address, reloads)
    // What never comes is never idle either.
    if (fault !== 'never comes') await page.waitForLoadState('networkidle')
    expect(host.loads, address).toBe(reloads)
    host.fault = undefined
    host.keepsPage = !isLast
    await page.evaluate(() => {
      document.documentElement.dataset.left = ''
    })
    await page.getByRole('button', { name: 'Reload this page' }).click()
    if (isLast) await expectWhole(page, address)
    await expect.poll(() => host.loads, address).toBe(reloads + 1)
    host.keepsPage = false
  })

/** Nothing can remember that the page was loaded anew. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
