import { expectCount, openAsAdmin, pendingBar, rowNamed } from './support/admin.ts'
import { mouse } from './support/input-devices.ts'
import { book, chooseStation, goTo } from './support/journeys.ts'
import { credentialsOf } from './support/personas.ts'
import { notReviewedBy, trains } from './support/seed.ts'
import { expect, signedIn, signIn, test } from './support/test.ts'
import { translate } from './support/translated.ts'

// A refused login is one.
test.use({ expectedErrors: /status of 401 .*\/api\/auth\/login\)$/, permissions: ['clipboard-write'] })

test.beforeEach(({ page }) => translate(page))

test('D6: on a translated page somebody logs in at the second try, books, shares and cancels', async ({
  page,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const { email, password } = credentialsOf('frequent-passenger')
  await page.goto('/login')
  await expect(page.locator('font font').first()).toBeVisible()
  await page.getByLabel('E-mail address', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Not#Mine1')
  await button('Log in').click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await signIn(page, { email, password })

  await goTo(page, mouse, 'Plan Journey')
  await chooseStation(page, mouse, 'From', 'MMCT')
  await chooseStation(page, mouse, 'To', 'NDLS')
  await button(/^Saturday/).click()
  await button('Search').click()
  await expect(page).toHaveURL(/from=MMCT&to=NDLS/)
  await button(/^Share/).click()
  await expect(page.getByText('Copied')).not.toHaveCount(0)
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible()
  await button(/^Continue/).click()
  await expect(page.getByRole('heading', { name: /^Step 2 of 3/ })).toBeVisible()
  await page.goBack()
  const pnr = await book(page, mouse, 'Asha Verma')

  const arriving = page.waitForEvent('download')
  await button('Add to calendar').click()
  await arriving
  await page.getByRole('link', { name: 'All my bookings' }).click()
  const card = page.getByRole('article', { name: `Booking ${pnr}` })
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText(`Booking ${pnr} is cancelled`)).toBeVisible()
  await expect(card).toContainText('Cancelled')
})

test('D6: on a translated page the palette finds, the profile is saved, a review is written and deleted', async ({
  page,
}) => {
  await signedIn(page, 'frequent-passenger')
  await page.goto('/profile')
  const account = page.getByRole('button', { name: /^Account of / })
  await expect(account).toBeVisible()
  await page.getByLabel('First name').fill('Arjun Rao')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(account).toHaveAccessibleName(/Arjun Rao/)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Page, train, station or PNR' })).toBeFocused()
  for (const letter of 'deccan queen') await page.keyboard.type(letter)
  await expect(page.getByRole('option', { selected: true })).toContainText('Deccan Queen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deccan Queen')

  await page.goto(`/reviews?train=${notReviewedBy('frequent-passenger').id}`)
  const total = page.getByRole('status').filter({ hasText: /^\d+ reviews?$/ })
  await expect(total).not.toBeEmpty()
  const before = Number.parseInt((await total.textContent()) ?? '', 10)
  await page.getByRole('link', { name: 'Write a review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^4 stars/ }).check()
  await dialog.getByLabel('Title').fill('A good night')
  await dialog.getByLabel('Review', { exact: true }).fill('Smooth ride, clean coach')
  await dialog.getByRole('button', { name: 'Post review' }).click()
  const own = page.getByRole('article', { name: 'A good night' })
  await expect(own).toContainText('Your review')
  await expect(total).toContainText(`${before + 1} review`)
  await own.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(own).toHaveCount(0)
  await expect(total).toContainText(`${before} review`)
})

test('D6: on a translated page an admin changes a train, takes it back, and filters', async ({ page }) => {
  const number = trains[0]?.trainNumber ?? ''
  const name = trains[0]?.name ?? ''
  await openAsAdmin(page, 1280, '/admin/trains')
  await page.getByRole('searchbox').fill(number)
  await expectCount(page, `1 train of ${trains.length}`)
  const row = rowNamed(page, 'Trains', number)
  await row.getByRole('rowheader').getByRole('link').click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Name', { exact: true }).fill('Akola Mail')
  await editor.getByRole('button', { name: /^Save/ }).click()
  await expect(row).toContainText('Akola Mail')
  await expect(pendingBar(page)).toContainText('1 change not sent yet')
  await pendingBar(page).getByRole('button', { name: /^Undo/ }).first().click()
  await expect(row).toContainText(name)
  await page.getByRole('searchbox').fill('no such train')
  await expectCount(page, `0 trains of ${trains.length}`)
})
