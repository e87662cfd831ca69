import { expect, test } from './support/test.ts'

test.use({ expectedErrors: /SecurityError|insecure|refused|localStorage/i })

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
