import { demoResetToken } from '../mocks/handlers/auth.ts'
import { expectToFit, widths } from './support/layout.ts'
import { credentialsOf } from './support/personas.ts'
import { expect, signIn, test } from './support/test.ts'

// The old password is refused.
test.use({ expectedErrors: /status of 401 .*\/api\/auth\/login\)$/ })

const { email, password: old } = credentialsOf('frequent-passenger')
const chosen = 'Berth#Upper42'

for (const width of widths) {
  test(`A9: a forgotten password is replaced by a new one, ${width} px`, async ({ page }) => {
    const problem = page.getByRole('alert', { name: 'There is a problem' })
    const choose = async (password: string, repeat: string) => {
      await page.getByLabel('New password', { exact: true }).fill(password)
      await page.getByLabel('Repeat the password').fill(repeat)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(/If an account with this e-mail address exists/)).toBeVisible()
    await expectToFit(page)

    await page.goto(`/reset-password/${demoResetToken}`)
    await choose('berth', 'berth')
    await expect(problem).toContainText('Choose a password that keeps all four rules')
    await expect(problem).toBeFocused()
    await expectToFit(page)
    await choose(chosen, `${chosen}x`)
    await expect(problem).toContainText('The two passwords are not the same')
    await choose(chosen, chosen)
    await expect(page.getByText('The password has been changed. You can log in now.')).toBeVisible()
    await page.getByRole('link', { name: 'Log in now' }).click()

    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(old)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Wrong e-mail address or password')).toBeVisible()
    await signIn(page, { email, password: chosen })
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}
