import type { Page } from '@playwright/test'
import { expectCount, installClock, rowNamed, rowNames } from './support/admin.ts'
import { expectToFit, widths } from './support/layout.ts'
import { settled } from './support/settled.ts'
import { studioOf } from './support/studio.ts'
import { expect, signedIn, test } from './support/test.ts'

/** Stops the page's time, acts, and says what is to be seen after 499 ms and after 500. */
async function takesHalfASecond(
  page: Page,
  steps: { act: () => Promise<void>; before: () => Promise<void>; after: () => Promise<void> },
) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await steps.act()
  await page.clock.runFor(499)
  await steps.before()
  // The millisecond that was left, and what the page takes to show it.
  await page.clock.runFor(20)
  await steps.after()
  await page.clock.resume()
}

for (const width of widths) {
  test(`I1 ADM-9: users are listed, created, changed, switched off and deleted, 500 ms each and without a request, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'admin')
    await installClock(page)
    await page.goto('/admin/users')
    await settled(page)
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
    const count = (await rowNames(page, 'Users')).length
    await expectCount(page, `${count} users`)
    await expectToFit(page)

    await page.getByRole('link', { name: 'Add user' }).click()
    const editor = page.getByRole('dialog', { name: 'Add user' })
    await editor.getByLabel('Full name', { exact: true }).fill('Aaditya Zaveri')
    await editor.getByLabel('E-mail address', { exact: true }).fill('aaditya@mail.example')
    await expect(editor.getByLabel('Status', { exact: true }).locator('option:checked')).toHaveText('Active')
    await expectToFit(page)
    const row = rowNamed(page, 'Users', 'Aaditya Zaveri')
    // The list behind the open panel, which roles do not show.
    const listed = page.locator('tbody tr', { hasText: 'Aaditya Zaveri' })
    await takesHalfASecond(page, {
      act: () => editor.getByRole('button', { name: 'Add user' }).click(),
      before: () => expect(listed).toHaveCount(0),
      after: () => expect(listed).toContainText('Active'),
    })
    await expect(editor).toHaveCount(0)
    await expectCount(page, `${count + 1} users`)

    await row.getByRole('link', { name: 'Aaditya Zaveri' }).click()
    const change = page.getByRole('dialog', { name: 'Aaditya Zaveri' })
    await change.getByLabel('Role', { exact: true }).selectOption('Agent')
    await takesHalfASecond(page, {
      act: () => change.getByRole('button', { name: 'Save user' }).click(),
      before: () => expect(listed).not.toContainText('Agent'),
      after: () => expect(listed).toContainText('Agent'),
    })
    await expect(change).toHaveCount(0)

    await row.getByRole('button', { name: 'Deactivate' }).click()
    await expect(row).toContainText('Inactive')
    await page.clock.runFor(500)
    // Shown at once; how long it took is seen where it fails and is taken back.
    await page.keyboard.press('Control+.')
    await studioOf(page).getByRole('tab', { name: 'Calls' }).click()
    const failing = studioOf(page).getByRole('checkbox', { name: 'Let every change fail' })
    await failing.check()
    await studioOf(page).getByRole('button', { name: 'Close the QA studio' }).click()
    await takesHalfASecond(page, {
      act: () => row.getByRole('button', { name: 'Activate' }).click(),
      before: () => expect(row.getByRole('button', { name: 'Deactivate' })).toBeVisible(),
      after: () => expect(row.getByRole('button', { name: 'Activate' })).toBeVisible(),
    })
    const notDone = page.getByRole('list', { name: 'Not done' })
    await expect(notDone).toHaveText('Aaditya Zaveri: Failed to update user status')
    await expectToFit(page)
    await page.keyboard.press('Control+.')
    await failing.uncheck()
    await studioOf(page).getByRole('button', { name: 'Close the QA studio' }).click()

    await row.getByRole('button', { name: 'Delete' }).click()
    await takesHalfASecond(page, {
      act: () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click(),
      before: () => expect(listed).toHaveCount(1),
      after: () => expect(listed).toHaveCount(0),
    })
    await expectCount(page, `${count} users`)
    expect(calls).toEqual([])
  })
}

test('I1 ADM-9: an address with a user that is none says so', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/users?edit=nobody')
  const panel = page.getByRole('dialog', { name: 'User not found' })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect.poll(() => rowNames(page, 'Users')).not.toEqual([])
})
