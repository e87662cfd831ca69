import { settled } from './support/settled.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ expectedErrors: /SecurityError|insecure|refused|localStorage/i })

test('L1: its worker answers the API alone, and leaves the files of the app to the network', async ({
  page,
}) => {
  const answered = { byWorker: new Set<string>(), byNetwork: new Set<string>() }
  page.on('response', (response) => {
    const [, folder = ''] = new URL(response.url()).pathname.split('/')
    answered[response.fromServiceWorker() ? 'byWorker' : 'byNetwork'].add(folder)
  })
  await signIn(page, 'frequent-passenger')
  await page.getByRole('link', { name: 'Trains' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trains' })).toBeVisible()
  await settled(page)
  expect([...answered.byWorker]).toEqual(['api'])
  expect(answered.byNetwork).toContain('assets')
})

test('L1, goal G5: where the demo may not keep anything, it says why it does not start', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await page.goto('/login')
  await expect(page.getByRole('status')).toContainText('Allow this site to store data')
})

test('L1: where it may have no worker, it says why it does not start', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The worker is refused.', 'SecurityError'))
  })
  await page.goto('/login')
  await expect(page.getByRole('status')).toContainText('answers from a service worker')
})

test('L1 goal G42: a page opened again and again gets the worker of the one before', async ({ page }) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const found = serviceWorker.getRegistrations().then((registrations) => registrations.length)
    Object.assign(globalThis, { found })
  })
  for (let time = 0; time < 5; time += 1) {
    await page.goto(`/login?time=${time}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = await page.evaluate(() => (globalThis as { found?: Promise<number> }).found)
    expect(found).toBe(time === 0 ? 0 : 1)
  }
})

test('L1: where the worker never answers, the page says so, and starts all the same once it does', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const post = ServiceWorker.prototype.postMessage
    ServiceWorker.prototype.postMessage = function (message: unknown) {
      held.push(() => {
        post.call(this, message)
      })
    }
    Object.assign(globalThis, {
      letThrough: () => {
        ServiceWorker.prototype.postMessage = post
        for (const send of held) send()
      },
      held,
    })
  })
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => (globalThis as { held?: object[] }).held?.length)).toBe(1)
  const status = page.getByRole('status')
  await expect(status).toContainText('Loading…')
  await page.clock.fastForward(10_000)
  await expect(status).toContainText('The demo could not be started')
  await page.evaluate(() => {
    ;(globalThis as { letThrough?: () => void }).letThrough?.()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
