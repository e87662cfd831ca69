import type { BrowserContext, Page } from '@playwright/test'
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerScript } from '../../scripts/offline-worker.ts'
import { releases } from '../support/addresses.ts'
import { setNetwork } from '../support/network.ts'
import { settled } from '../support/settled.ts'
import { startSite, words } from '../support/site.ts'
import { expect, signIn, test } from '../support/test.ts'

// One site, on one port.
test.describe.configure({ mode: 'default' })
test.use({
  baseURL: releases.origin,
  serviceWorkers: 'allow', // The last: a page that fetches ahead while its site ends.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/,
})

let site: Awaited<ReturnType<typeof startSite>>
test.beforeEach(async () => {
  site = await startSite(releases.port)
})
test.afterEach(() => site.close())

const workerFile = 'offline-worker.js'

async function open(context: BrowserContext, path = '/login') {
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

const expectRelease = (page: Page, release: number) => expect(page.getByText(words(release))).toBeVisible()
const offer = (page: Page) => page.getByRole('button', { name: 'Reload' })

/** As the browser may at any time. */
async function endWorkers(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
}

/**
 * Chromium leaves a worker that was asked for something while its successor came in charge for minutes more, unless it
 * ends it before.
 */
async function expectOffer(page: Page) {
  await expect(async () => {
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return Boolean(registration?.waiting)
    })
    if (isWaiting) await endWorkers(page)
    await expect(offer(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

/** The worker answers for the page, and has the whole app. */
const expectKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

/** The first visit, after which the app opens without a network. */
async function openFirst(context: BrowserContext) {
  const page = await open(context)
  await expectRelease(page, 1)
  await expectKept(page)
  await nobodyAsks()
  return page
}

/**
 * A page looks for another release when it starts, and its browser a second later: either could find the next one before
 * the page that is to be offered it is open, which then comes from the server.
 */
const nobodyAsks = () => expect.poll(() => site.sinceAsked()).toBeGreaterThan(4_000)

test('N2: the app opens without a network, at whatever address', async ({ context }) => {
  site.deploy(1)
  const page = await openFirst(context)
  await setNetwork(page, 'offline')
  await page.close()
  for (const path of ['/login', '/register', '/', '/bookings?page=2', '/reset-password/some-token']) {
    const later = await open(context, path)
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
    await later.close()
  }
})

test('N2: a release comes under an open tab, twice: each is offered, and the earlier one is seen once', async ({
  context,
}) => {
  site.deploy(1)
  const first = await openFirst(context)
  for (const release of [2, 3]) {
    site.deploy(release)
    const stale = await open(context)
    await expectRelease(stale, release - 1)
    await expect(stale.getByText('A new version is ready')).toBeVisible()
    await expectOffer(first)
    const fresh = await open(context)
    await expectRelease(fresh, release)
    await expect(offer(fresh)).toHaveCount(0)
    await offer(stale).click()
    await expectRelease(stale, release)
    await stale.close()
    await fresh.close()
    await nobodyAsks()
  }
  // Its parts are on no server any more.
  await first.getByRole('link', { name: 'Forgot' }).click()
  await expect(first.getByRole('heading', { level: 1, name: /password/i })).toBeVisible()
})

test('N2: the new release is there after a sign-in, by itself', async ({ context }) => {
  site.deploy(1)
  const page = await openFirst(context)
  site.deploy(2)
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
  await expectOffer(page)
  const script = () => page.locator('#app').getAttribute('href')
  expect(await script()).toContain('.r1.js')
  await signIn(page, 'frequent-passenger')
  await expect.poll(script).toContain('.r2.js')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('N2: a release that is not whole is never shown, and the next one is', async ({ context }) => {
  site.deploy(1)
  await openFirst(context)
  site.deploy(2, (folder) => {
    const part = readdirSync(join(folder, 'assets')).find((name) => name.startsWith('signed-in-'))
    rmSync(join(folder, 'assets', part ?? ''))
    // The pages come last; a visit during the installation would be answered with the server's own.
    const before = join(folder, '..', '1')
    for (const name of readdirSync(before, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.html')) copyFileSync(join(before, name), join(folder, name))
  })
  for (let visit = 0; visit < 3; visit += 1) {
    const page = await open(context)
    await expectRelease(page, 1)
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null))
      .toBe(true)
    await expect(offer(page)).toHaveCount(0)
    await page.close()
  }
  await nobodyAsks()
  site.deploy(3)
  const stale = await open(context)
  await expectRelease(stale, 1)
  await expectOffer(stale)
  await expectRelease(await open(context), 3)
})

test('N2: a worker of an older kind, which answers with what it first kept, is replaced', async ({
  context,
}) => {
  site.deploy(1, (folder) =>
    writeFileSync(
      join(folder, workerFile),
      `addEventListener('install', () => skipWaiting())
       addEventListener('activate', (event) => event.waitUntil(clients.claim()))
       addEventListener('fetch', (event) => event.respondWith(caches.open('old').then(async (cache) => {
         const kept = await cache.match(event.request)
         if (kept) return kept
         const answer = await fetch(event.request)
         if (event.request.method === 'GET') await cache.put(event.request, answer.clone())
         return answer
       })))`,
    ),
  )
  await openFirst(context)
  await open(context)
  site.deploy(2)
  const stale = await open(context)
  await expectRelease(stale, 1)
  await expectOffer(stale)
  await expectRelease(await open(context), 2)
})

for (const [how, change] of [
  ['whose file is gone', (folder: string) => rmSync(join(folder, workerFile))],
  ['that a build takes away', undefined],
] as const) {
  test(`N2: of a worker ${how} no file is left after one visit, and it answers no more`, async ({
    context,
  }) => {
    site.deploy(1)
    await openFirst(context)
    const off = change ? '' : await workerScript('production', 'off', [])
    site.deploy(2, change ?? ((folder) => writeFileSync(join(folder, workerFile), off)))
    const stale = await open(context)
    await expectRelease(stale, 1)
    const filesLeft = () =>
      stale.evaluate(() => caches.open('app-files').then(async (cache) => (await cache.keys()).length))
    // The worker itself may be there for minutes yet, where the page has asked for it while it was leaving.
    await expect.poll(filesLeft, { timeout: 30_000 }).toBe(0)
    // Else a page that is asked for while Chromium takes the registration away may wait for its worker for ever.
    await endWorkers(stale)
    await stale.close()
    await expectRelease(await open(context), 2)
  })
}

test('N2: whoever loses the network is told so, keeps what is in sight, and sees it fresh once it is back', async ({
  context,
}) => {
  site.deploy(1)
  const page = await openFirst(context)
  await signIn(page, 'frequent-passenger')
  await page.goto('/bookings')
  await settled(page)
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await setNetwork(page, 'offline')
  await expect(
    page.getByText(/^Offline since \d\d:\d\d\. .*nothing is sent until you are back online\.$/),
  ).toBeVisible()
  await expect(card).toBeVisible()
  const again = page.waitForRequest((request) => /\/api\/bookings/.test(request.url()))
  await page.context().setOffline(false)
  await again
  await expect(page.getByText(/^Offline since/)).toHaveCount(0)
})

test('N3: the app can be installed: a manifest that the browser finds no fault with, and its pictures', async ({
  context,
}) => {
  site.deploy(1)
  const page = await openFirst(context)
  const browser = await context.newCDPSession(page)
  const { errors, data = '' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, shortcuts } = JSON.parse(data) as { icons: { src: string }[]; shortcuts: { url: string }[] }
  for (const { src } of icons)
    expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//)
  expect(shortcuts.map(({ url }) => url)).toEqual(['/journey-planner', '/bookings', '/kept-tickets'])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A window of a private profile installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
