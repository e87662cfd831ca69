import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, register, signIn, test } from './support/test.ts'

/** How somebody acts on a page: one of the two has to be enough for everything. */
interface Hands {
  press(control: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
}

const mouse: Hands = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
}

/** Tab by Tab, as somebody without a pointer does: what cannot be reached so fails the test. */
function keyboard(page: Page): Hands {
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible()
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`120 Tabs do not lead to ${control.toString()}`)
  }
  return {
    press: async (control) => {
      await reach(control)
      await page.keyboard.press((await control.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
    },
    type: async (field, text) => {
      await reach(field)
      await page.keyboard.type(text)
    },
  }
}

async function chooseStation(page: Page, hands: Hands, label: string, code: string) {
  await hands.type(page.getByRole('combobox', { name: label, exact: true }), code)
  await expect(page.getByRole('option').first()).toContainText(code)
  // The list belongs to the field: arrows and Enter for both.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Far enough ahead to be cancelled at any hour; a calendar day as the address has it. */
const journeyDay = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const ways = [
  { width: 360, by: 'mouse' },
  { width: 1280, by: 'mouse' },
  { width: 360, by: 'keyboard' },
  { width: 1280, by: 'keyboard' },
] as const

for (const { width, by } of ways) {
  test(`G1 G3 G5 G6 B3: from planning to cancelling, ${width} px, by ${by}`, async ({ page, apiOrigin }) => {
    const hands = by === 'mouse' ? mouse : keyboard(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    await expect(button('Log in')).toBeVisible()
    await signIn(page, await register(page, apiOrigin))

    await page.goto(`/journey-planner?date=${journeyDay}`)
    await chooseStation(page, hands, 'From', 'MMCT')
    await chooseStation(page, hands, 'To', 'NDLS')
    await hands.press(button('Search'))
    await expect(page).toHaveURL(/from=MMCT&to=NDLS/)
    await hands.press(page.getByRole('link', { name: /^Book / }).first())

    await expect(page).toHaveURL(/\/bookings\/new\//)
    await hands.press(button(/^Continue/))
    await expect(page).toHaveURL(/step=passengers/)
    await hands.type(page.getByLabel('Full name'), 'Asha Verma')
    await hands.type(page.getByLabel('Age'), '31')
    await hands.press(page.getByRole('radio', { name: 'Female' }))
    await hands.press(button('Continue to review'))

    await expect(page).toHaveURL(/step=review/)
    await expect(page.getByText('Asha Verma')).toBeVisible()
    await hands.press(button('Book 1 seat'))

    await expect(page).toHaveURL(/\/bookings\/confirmation\//)
    const copy = page.getByRole('button', { name: /^Copy PNR / })
    const pnr = (await copy.getAttribute('aria-label'))?.replace('Copy PNR ', '') ?? ''
    expect(pnr).toMatch(/^[A-Z0-9]{6,}$/)
    expect(sent.filter((path) => path === '/api/bookings')).toHaveLength(1)

    const arriving = page.waitForEvent('download')
    await hands.press(button('Download ticket'))
    const ticket = await arriving
    expect(ticket.suggestedFilename()).toBe(`ticket-${pnr}.pdf`)
    expect((await readFile(await ticket.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await hands.press(page.getByRole('link', { name: 'All my bookings' }))
    const first = page.getByRole('article').first()
    await expect(first).toHaveAccessibleName(`Booking ${pnr}`)
    await hands.press(first.getByRole('button', { name: 'Cancel booking' }))
    await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }))
    await expect(page.getByText(`Booking ${pnr} is cancelled`)).toBeVisible()
    await page.goto('/bookings')
    await expect(page.getByRole('article', { name: `Booking ${pnr}` })).toContainText('Cancelled')
  })
}

test('G7: a half-filled booking is there again after a reload', async ({ page, apiOrigin }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await signIn(page, await register(page, apiOrigin))
  await page.goto(`/journey-planner?from=MMCT&to=NDLS&date=${journeyDay}`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByLabel('Full name').fill('Asha Verma')
  await page.reload()
  await expect(page).toHaveURL(/step=passengers/)
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Verma')
})
