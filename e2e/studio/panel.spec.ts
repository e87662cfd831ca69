import type { Page } from '@playwright/test'
import { expectTheme, switchTheme, themes, violations } from '../support/axe.ts'
import { keyboard, withoutPointer } from '../support/input-devices.ts'
import { expectToFit } from '../support/layout.ts'
import { refusedByPolicy } from '../support/policy.ts'
import { settled } from '../support/settled.ts'
import { openStudio, studioOf } from '../support/studio.ts'
import { expect, expectSoftly, signedIn, test } from '../support/test.ts'

const tabs = ['Persona', 'Scenario', 'Calls', 'Log', 'Cache', 'Clock', 'Data', 'Link']

for (const path of ['/login', '/register', '/help', '/trains', '/no/such/page', '/unauthorized']) {
  test(`L2: the studio opens by its button and by its keys at ${path}`, async ({ page }) => {
    if (!/^\/(login|register)/.test(path)) await signedIn(page, 'frequent-passenger')
    await page.goto(path)
    await page.getByRole('button', { name: 'Open the QA studio' }).click()
    await expect(studioOf(page)).toBeVisible()
    await page.keyboard.press('Control+.')
    await expect(studioOf(page).getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Control+.')
    await expect(studioOf(page)).toHaveCount(0)
    await page.keyboard.press('Meta+.')
    await expect(studioOf(page)).toBeVisible()
  })
}

/** What the panel leaves to the page, side by side. */
async function expectNothingCovered(page: Page) {
  const panel = await studioOf(page).boundingBox()
  const main = await page.getByRole('main').boundingBox()
  if (!panel || !main) throw new Error('Nothing is shown')
  const width = page.viewportSize()?.width ?? 0
  const isBelow = panel.width === width
  if (!isBelow) {
    const isLeft = panel.x === 0
    expect(
      isLeft ? main.x - (panel.x + panel.width) : panel.x - (main.x + main.width),
    ).toBeGreaterThanOrEqual(-0.5)
    return
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = await page.locator('#root > *').last().boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(panel.y + 0.5)
}

test('L2: at the left, at the right and at the bottom it leaves the page its room, and its size can be changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedIn(page, 'frequent-passenger')
  await page.goto('/trains')
  await openStudio(page)
  for (const dock of ['left', 'right', 'bottom']) {
    await studioOf(page)
      .getByRole('button', { name: `Dock ${dock}` })
      .click()
    await settled(page)
    await expectNothingCovered(page)
    await expectToFit(page)
  }
  const height = async () => (await studioOf(page).boundingBox())?.height ?? 0
  expect(await height()).toBe(400)
  await studioOf(page).getByRole('slider', { name: 'Height of the studio' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(height).toBe(360)
  await page.reload()
  await expect.poll(height).toBe(360)
})

test('L2: on a phone it stands at the bottom at half height, and can be shifted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signedIn(page, 'frequent-passenger')
  await page.goto('/trains')
  await settled(page)
  await openStudio(page)
  expect(await studioOf(page).boundingBox()).toEqual({ x: 0, y: 400, width: 360, height: 400 })
  await expect(studioOf(page).getByRole('button', { name: 'Dock left' })).toHaveCount(0)
  await expectNothingCovered(page)
  await studioOf(page).getByRole('slider').fill('20')
  await expect.poll(async () => (await studioOf(page).boundingBox())?.height).toBe(160)
  await studioOf(page).getByRole('button', { name: 'Close the QA studio' }).click()
  await expect(studioOf(page)).toHaveCount(0)
})

for (const [dock, width] of [
  ['right', 1280],
  ['bottom', 1280],
  ['bottom', 360],
] as const) {
  test(`L2 X-1: neither axe nor the policy finds anything with the studio at the ${dock}, ${width} px`, async ({
    page,
  }) => {
    test.slow()
    const refused = await refusedByPolicy(page)
    await page.setViewportSize({ width, height: 800 })
    // First, as it signs in only where nothing is stored yet.
    await signedIn(page, 'admin')
    await page.addInitScript(
      (value) => (localStorage['studio-panel'] ??= JSON.stringify({ dock: value })),
      dock,
    )
    await page.goto('/admin/users')
    await settled(page)
    await openStudio(page)
    for (const tab of tabs) {
      await studioOf(page).getByRole('tab', { name: tab, exact: true }).click()
      if (tab === 'Log') await studioOf(page).getByRole('button', { expanded: false }).first().click()
      for (const theme of themes) {
        await switchTheme(page, theme)
        await expectTheme(page, theme)
        await settled(page)
        const within = tab === tabs[0] ? undefined : '[aria-label="QA studio"]'
        expectSoftly(await violations(page, theme, within), `axe, ${tab}, ${theme}`).toEqual([])
      }
      await expectToFit(page, tab)
      const content = studioOf(page).getByRole('tabpanel')
      expectSoftly(
        await content.evaluate((box) => box.scrollWidth - box.clientWidth),
        tab,
      ).toBeLessThanOrEqual(0)
    }
    expect(refused).toEqual([])
  })
}

test('L2: beside a dialog of the app it is used by mouse and by keyboard, and the dialog stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedIn(page, 'admin')
  await page.goto('/admin/users?edit=new')
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByLabel('Full name', { exact: true }).fill('Nila Rao')
  await openStudio(page, 'Calls')
  const panel = await studioOf(page).boundingBox()
  const box = await dialog.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 0.5)
  await studioOf(page).getByLabel('Status', { exact: true }).fill('503')
  await page.keyboard.press('Tab')
  await expect(studioOf(page).getByLabel(/^Body/)).toBeFocused()
  await page.keyboard.press('Escape')
  await studioOf(page).getByRole('button', { name: 'Add rule' }).click()
  await expect(studioOf(page).getByText('status 503 · every call')).toBeVisible()
  await expect(dialog.getByLabel('Full name', { exact: true })).toHaveValue('Nila Rao')
  // And the dialog still has its own keys.
  await dialog.getByLabel('Full name', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('L2: by keyboard alone a persona is chosen, a rule is made and met, and its call is read in the log', async ({
  page,
}) => {
  await withoutPointer(page)
  const { press, type } = keyboard(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Open the QA studio' })).toBeVisible()
  await page.keyboard.press('Control+.')
  const panel = studioOf(page)
  await expect(panel.getByRole('tab', { name: 'Persona' })).toBeFocused()
  await press(panel.getByRole('button', { name: 'Frequent passenger' }))
  await expect(page).toHaveURL(/\/dashboard$/)
  // The page takes the focus when it is there.
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await settled(page)
  const goTo = async (tab: string) => {
    await page.keyboard.press('Control+.')
    if (!(await panel.isVisible())) await page.keyboard.press('Control+.')
    await expect(panel.getByRole('tab', { selected: true })).toBeFocused()
    for (let presses = 0; presses < tabs.length; presses += 1) {
      if ((await panel.getByRole('tab', { selected: true }).textContent()) === tab) return
      await page.keyboard.press('ArrowRight')
    }
  }
  await goTo('Calls')
  await press(panel.getByLabel('Call', { exact: true }))
  await page.keyboard.type('GET /api/trains ·')
  await page.keyboard.press('Enter')
  await press(panel.getByRole('button', { name: 'Add rule' }))
  await expect(panel.getByText('status 500 · GET /api/trains')).toBeVisible()
  await goTo('Log')
  await type(panel.getByLabel('Filter the log'), 'auth/login')
  await press(panel.getByRole('button', { name: 'POST /api/auth/login' }))
  await expect(panel.getByRole('region', { name: 'Answer' })).toContainText('"token": "…')
})

test('L2: beside the studio, the fields of the planner keep the room that their stations need', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedIn(page, 'frequent-passenger')
  await page.goto('/plan-journey')
  const from = page.getByRole('combobox', { name: 'From' })
  await expect(from).toBeVisible()
  expect((await from.boundingBox())?.width).toBeGreaterThan(180)
  await openStudio(page)
  expect((await from.boundingBox())?.width).toBeGreaterThan(180)
  await from.fill('pune')
  await page.getByRole('listbox').getByRole('option').last().click({ trial: true })
})
