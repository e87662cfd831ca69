import { expectToFit, widths } from './support/layout.ts'
import { credentialsOf } from './support/personas.ts'
import { expect, signedIn, signIn, test } from './support/test.ts'

// The wrong current password is refused.
test.use({ expectedErrors: /status of 400 .*\/api\/auth\/change-password\)$/ })

const { email, password: current } = credentialsOf('frequent-passenger')
const next = 'Berth#Upper42'

for (const width of widths) {
  test(`A9 PRO-1: the name and the password are changed, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'frequent-passenger')
    await page.goto('/profile')
    await page.getByLabel('First name').fill('Arjun Rao')
    await page.getByLabel('Last name').fill('Patil')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    const account = page.getByRole('button', { name: 'Account of Arjun Rao Patil' })
    await expect(account).toBeVisible()
    await expectToFit(page)
    await page.reload()
    await expect(account).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Arjun Rao')

    const change = async (from: string) => {
      await page.getByLabel('Current password', { exact: true }).fill(from)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('Repeat the password').fill(next)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    await change('Not#Mine1')
    await expect(page.getByText('The current password is not correct')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(next)
    await change(current)
    await expect(page.getByText('The password has been changed', { exact: false })).toBeVisible()
    await expectToFit(page)

    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByText('Successfully logged out')).toBeVisible()
    await signIn(page, { email, password: next })
    await expect(account).toBeVisible()
  })
}
