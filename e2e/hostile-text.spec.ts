import type { Page } from '@playwright/test'
import { leaveFor } from './support/go-in-app.ts'
import { mouse } from './support/input-devices.ts'
import { book, journeyDay } from './support/journeys.ts'
import { expectToFit } from './support/layout.ts'
import { addressOf, screens } from './support/screens.ts'
import { reviews, runsDaily, trainWhere, userOf } from './support/seed.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

/** As HTML it is an element and a script that runs; as a template, 49; as an address, a script. */
const hostile = `javascript:alert(1)"><x-hostile></x-hostile><img src=x onerror=alert(2)>{{7*7}}`

// The back end says 500 to an id that is none.
test.use({ expectedErrors: /status of (4..|500)/, viewport: { width: 360, height: 800 } })

test.beforeEach(({ page, problems }) => {
  page.on('dialog', (dialog) => {
    problems.push(`a dialog of the browser opened: ${dialog.message()}`)
    void dialog.dismiss()
  })
})

async function expectText(page: Page) {
  await expect(page.locator('x-hostile, img[src=x]')).toHaveCount(0)
  await expect(page.locator('[href^="javascript:"]')).toHaveCount(0)
  await expectToFit(page)
}

const textFields = (page: Page) =>
  page
    .locator('textarea, input:not([type=checkbox], [type=radio], [type=date], [readonly])')
    .filter({ visible: true })

for (const [who, persona, atLeast] of [
  ['visitors', undefined, 10],
  ['passengers', 'frequent-passenger', 15],
] as const) {
  test(`REV-5 D4: what is typed into the text fields of the pages for ${who} is text`, async ({ page }) => {
    test.slow()
    if (persona) await signedIn(page, persona)
    let fields = 0
    await page.goto('/no-such-page')
    await settled(page)
    for (const screen of screens.filter(({ as }) => as === persona)) {
      await leaveFor(page, addressOf(screen))
      await settled(page)
      const count = await textFields(page).count()
      for (let index = 0; index < count; index += 1) await textFields(page).nth(index).fill(hostile)
      for (let index = 0; index < (await textFields(page).count()); index += 1) {
        await textFields(page).nth(index).press('Enter')
      }
      await settled(page)
      await expectText(page)
      fields += count
    }
    expect(fields).toBeGreaterThanOrEqual(atLeast)
  })
}

const me = userOf('frequent-passenger')._id
const notReviewed = trainWhere(
  (train) => runsDaily(train) && !reviews.some((review) => review.user === me && review.train === train._id),
)

test('REV-5 PRO-1 G3: what is stored is text wherever it is shown again', async ({ page }) => {
  const shown = (where = page.getByRole('main')) => expect(where.getByText(hostile).first()).toBeVisible()
  await signedIn(page, 'frequent-passenger')

  await page.goto('/profile')
  await page.getByLabel('First name').fill(hostile)
  await page.getByLabel('Last name').fill('')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.getByRole('button', { name: /^Account of javascript/ }).click()
  await shown(page.getByRole('menu'))
  await page.goto('/dashboard')
  await shown()
  await expectText(page)

  await page.goto(`/bookings/new/${notReviewed.id}?date=${journeyDay}`)
  await book(page, mouse, hostile)
  await shown()
  await expectText(page)

  await page.goto(`/reviews?train=${notReviewed.id}&write=new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^4 stars/ }).check()
  await dialog.getByLabel('Title').fill(hostile)
  await dialog.getByLabel('Review', { exact: true }).fill(hostile)
  await dialog.getByLabel('Date of the journey').fill('2026-01-02')
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await expect(page.getByRole('article').first()).toHaveAccessibleName(hostile)
  await shown(page.getByRole('article'))
  await expectText(page)
})

test('D5 B7: whatever an address says is text', async ({ page }) => {
  const text = encodeURIComponent(hostile)
  await signedIn(page, 'frequent-passenger')
  for (const address of [
    `/trains?q=${text}&type=${text}&sort=${text}`,
    `/stations?q=${text}`,
    `/reviews?train=${text}&rating=${text}`,
    `/plan-journey?from=${text}&to=${text}&date=${text}`,
    `/bookings?status=${text}`,
    `/bookings/${text}`,
    `/bookings/new/${text}?from=${text}`,
    `/trains/${text}`,
    `/stations/${text}`,
    `/reset-password/${text}`,
    `/no/such/page/${text}`,
    `/reviews?q=${text}`,
  ]) {
    await page.goto(address)
    await settled(page)
    await expectText(page)
  }
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible()
})
