import type { Page, Route } from '@playwright/test'
import { ownTime, watchWrites } from '../support/admin.ts'
import { journeyDay } from '../support/journeys.ts'
import { dailyTrain } from '../support/seed.ts'
import { newAccount, newToken, openRemembered } from '../support/session.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

// Time-outs make no error in the console; what breaks off does.
test.use({ expectedErrors: /ERR_(CONNECTION_RESET|TIMED_OUT)/ })

const posted = 'POST /api/bookings'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

interface Lost {
  how: string
  /** How the page comes to know that there is no answer. */
  lose: (route: Route) => Promise<void>
  waitMs: number
}
const losses: Lost[] = [
  { how: 'an answer that never comes', lose: async () => {}, waitMs: 10_000 },
  { how: 'a connection that breaks', lose: (route) => route.abort('connectionreset'), waitMs: 0 },
]

/** The review of a booking by somebody who has none yet, in a time that is the test's. */
async function openReview(page: Page, apiOrigin: string) {
  const account = await newAccount(page, apiOrigin)
  const token = await newToken(page, apiOrigin, account)
  const pass = await ownTime(page)
  await openRemembered(page, token, `/bookings/new/${dailyTrain.id}?date=${journeyDay}`)
  await settled(page)
  await button(page, /^Continue/).click()
  await page.getByLabel('Full name', { exact: true }).fill('Asha Verma')
  await page.getByLabel('Age', { exact: true }).fill('31')
  await page.getByRole('radio', { name: 'Female' }).check()
  await button(page, 'Continue to review').click()
  const made = async (): Promise<{ pnr: string }[]> => {
    const answer = await page.request.get(`${apiOrigin}/api/bookings`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { data: { pnr: string }[] }).data
  }
  return { pass, made, writes: watchWrites(page) }
}

/** Looks at the own bookings, each of which the page waits for; `pass` until it has said what became of it. */
async function passUntil(said: () => Promise<boolean>, pass: (ms: number) => Promise<void>) {
  await expect(async () => {
    if (await said()) return
    await pass(1_000)
    expect(await said()).toBe(true)
  }).toPass({ intervals: [50] })
}

for (const { how, lose, waitMs } of losses) {
  test(`BOK-8 goal G15: ${how}, and the server has booked: the booking is shown, and was sent once`, async ({
    page,
    apiOrigin,
  }) => {
    const { pass, made, writes } = await openReview(page, apiOrigin)
    const arrived = Promise.withResolvers<void>()
    await page.route('**/api/bookings', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await lose(route)
      arrived.resolve()
    })
    await button(page, 'Book 1 seat').click()
    await arrived.promise
    await pass(waitMs)
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
    const [booking, ...others] = await made()
    expect(others).toEqual([])
    await expect(button(page, `Copy PNR ${booking?.pnr}`)).toBeVisible()
    // Nor does it come later, or by a reload.
    await pass(3_600_000)
    await page.reload()
    await expect(button(page, `Copy PNR ${booking?.pnr}`)).toBeVisible()
    expect(writes).toEqual([posted])
    expect(await made()).toHaveLength(1)
  })

  test(`BOK-8 goal G15: ${how}, and the server has not booked: said so, and booked when pressed again`, async ({
    page,
    apiOrigin,
  }) => {
    const { pass, made, writes } = await openReview(page, apiOrigin)
    const arrived = Promise.withResolvers<void>()
    let lost = 0
    await page.route('**/api/bookings', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost += 1
      await lose(route)
      arrived.resolve()
    })
    await button(page, 'Book 1 seat').click()
    await arrived.promise
    await pass(waitMs)
    await expect(page.getByText('We are finding out')).toBeVisible()
    // As long as it is not known, nobody can book it a second time.
    await expect(button(page, 'Book 1 seat')).toHaveCount(0)
    const notBooked = page.getByRole('alert').filter({ hasText: 'Not booked' })
    await passUntil(() => notBooked.isVisible(), pass)
    await expect(notBooked).toContainText('Nothing was booked: you can send it again.')
    expect(await made()).toEqual([])
    await pass(3_600_000)
    expect(writes).toEqual([posted])
    await expect(page.getByRole('main').getByText('Asha Verma')).toBeVisible()

    await button(page, 'Book 1 seat').click()
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
    expect(await made()).toHaveLength(1)
    expect(writes).toEqual([posted, posted])
  })
}
