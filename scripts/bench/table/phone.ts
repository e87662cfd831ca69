import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../find-program.ts'
import type { Certificate } from './certificate.ts'
import { type Painted, type Sight, watchPage } from './in-page.ts'
import { watchNetwork } from './network.ts'

/** Bytes in a second, milliseconds for a round trip. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const timesSlower = 4

const small = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const wide = { viewport: { width: 1280, height: 800 } }

export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Without answers for so many milliseconds a page is quiet, and after so many nobody waits for it any more. */
const quietMs = 600
/** Whoever looks at a page does so for longer than the app waits with what is for later. */
const looksMs = 3_000
const longestMs = 60_000

export interface Device {
  certificate: Certificate
  /** Of whoever is signed in. */
  token?: string
  /** A screen with a pointer, on which a navigation is in sight. */
  isWide?: boolean
  /** A network and a processor as this machine has them. */
  isFast?: boolean
}

/** A browser that has never been here, on a slow phone. Its pages share caches, as one visit follows another. */
export async function openDevice({ certificate, token, isWide = false, isFast = false }: Device) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-device-'))
  const executablePath = findBrowser()
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    ...(isWide ? wide : small),
    locale: 'en-IN',
    args: [
      '--no-sandbox',
      // To trust it by its key, unlike ignoring its errors, lets the browser's cache keep what it hands out.
      ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.spki}`] : []),
    ],
  })
  if (token !== undefined) {
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
  }

  /** Opens an address in a tab of its own, until that sight is painted and nothing more is fetched. */
  async function open(address: string, sight: Sight) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = await watchNetwork(session)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (!isFast) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
      await session.send('Network.emulateNetworkConditions', slow4G)
    }
    await page.addInitScript(watchPage, sight)
    await page.goto(address, { waitUntil: 'commit' })

    async function rest() {
      const limit = Date.now() + longestMs
      while (network.quietFor() < quietMs && Date.now() < limit) await wait(50)
      // A page that still works does not answer before it has done.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))
    }
    /** Until whoever looks at the page has seen enough of it. */
    async function look() {
      await wait(looksMs)
      await rest()
    }
    /** Not by Playwright, whose evaluations count as a press: nobody has touched the page yet. */
    async function opened() {
      const expression = 'window.bench.opened'
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', asked)
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value as Painted
    }
    /** Milliseconds since 1970 of a moment on the page's clock. */
    const moment = async (at: number) => at + (await page.evaluate(() => performance.timeOrigin))
    return { page, session, network, rest, look, moment, opened }
  }

  return {
    open,
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type OpenDevice = Awaited<ReturnType<typeof openDevice>>
export type Tab = Awaited<ReturnType<OpenDevice['open']>>
