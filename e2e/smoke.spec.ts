import { expect, signIn, test } from './support/test.ts'

test('B1: the login page opens, in a card titled with the product name', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Railway Planner').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('A4: somebody signs in and is asked nothing again after a reload', async ({ page }) => {
  await signIn(page, 'agent', { rememberMe: true })
  await expect(page.getByRole('main')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).not.toHaveURL(/\/login/)
})
