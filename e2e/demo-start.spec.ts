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

test('L1 G5: where the demo may not keep anything, it says why it does not start', async ({ page }) => {
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
