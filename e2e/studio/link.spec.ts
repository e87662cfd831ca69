import { openScenario, openState, openStudio, studioOf } from '../support/studio.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

test.use({
  expectedErrors:
    /status of (404|500|503)|Failed to load resource|dynamically imported module|net::ERR|Permissions policy violation/,
})

test('L5: a link made in one browser rebuilds persona, data, rules, clock and page in another', async ({
  page,
  otherDevice,
}) => {
  await openState(
    page,
    'v1;persona=frequent-passenger;seed=3;clock=2026-11-28T18:10:00+05:30,stopped',
    '/bookings?status=all',
  )
  await settled(page)
  await openStudio(page, 'Calls')
  await studioOf(page).getByLabel('Call', { exact: true }).selectOption('GET /api/reviews/search')
  await studioOf(page).getByRole('button', { name: 'Add rule' }).click()
  await studioOf(page).getByRole('tab', { name: 'Link' }).click()
  const link = await studioOf(page).getByLabel('This page, in this state').inputValue()
  expect(link).toContain('/bookings')
  await otherDevice.goto(link)
  await settled(otherDevice)
  await expect(otherDevice).toHaveURL((url) => !url.search.includes('qa='))
  const textOf = (of: typeof page) => of.getByRole('main').innerText()
  await expect.poll(() => textOf(otherDevice)).toBe(await textOf(page))
  for (const of of [page, otherDevice]) {
    const status = await of.evaluate(async () => (await fetch('/api/reviews/search?keyword=a')).status)
    expect(status).toBe(500)
  }
})

test('L5: a link without a persona is signed out', async ({ page }) => {
  await signedIn(page, 'frequent-passenger')
  await openState(page, 'v1;seed=2', '/help')
  await expect(page).toHaveURL(/\/login$/)
})

test('L5: rules begin after the sign-in of the link', async ({ page }) => {
  await openScenario(page, 'server-down')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByText('Failed to fetch trains').first()).toBeVisible()
})

for (const [text, part] of [
  ['v9;seed=1', 'v9'],
  ['v1;scenario=gone', 'scenario=gone'],
  ['v1;rule=GET:/api/trains,status:500,body:{', 'rule=GET:/api/trains,status:500,body:{'],
  ['nonsense', 'nonsense'],
] as const) {
  test(`L5: the link ${text} changes nothing, and says at which part it cannot be read`, async ({ page }) => {
    await signedIn(page, 'frequent-passenger')
    await page.goto(`/help?qa=${text}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/help$/)
    const notice = studioOf(page).getByRole('alert')
    await expect(notice).toContainText('nothing was changed')
    await expect(notice).toContainText(part)
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  })
}

test('L2: offline, the page that was loaded stays, and what it lacks says so; the network comes back', async ({
  page,
  problems,
}) => {
  await openScenario(page, 'offline')
  await settled(page)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await openStudio(page, 'Data')
  const offline = studioOf(page).getByRole('checkbox', { name: 'Offline' })
  await expect(offline).toBeChecked()
  await offline.uncheck()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  expect(problems.splice(0).filter((problem) => !/\/api\/.*ERR_FAILED$/.test(problem))).toEqual([])
})

test('L2: under a new release a part that is not loaded yet is gone, and the page loaded anew has it', async ({
  page,
}) => {
  await openScenario(page, 'new-release')
  await settled(page)
  await openStudio(page)
  const status = () =>
    page.evaluate(async () => (await fetch('/assets/never-loaded.js', { cache: 'no-store' })).status)
  const script = () =>
    page.evaluate(async () => {
      const { src } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {}
      return (await fetch(src ?? '', { cache: 'no-store' })).status
    })
  await expect.poll(script).toBe(404)
  expect(await status()).toBe(404)
  await page.reload()
  await settled(page)
  expect(await script()).toBe(200)
})

test('L2: a scenario is opened from the panel, and the data are reset with the persona still signed in', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'More in the studio' }).click()
  await studioOf(page).getByRole('tab', { name: 'Scenario' }).click()
  await studioOf(page).getByLabel('Find a scenario').fill('server down')
  await studioOf(page).getByRole('button', { name: 'Open: Server down' }).click()
  await expect(page.getByText('Failed to fetch trains').first()).toBeVisible()
  await studioOf(page).getByRole('tab', { name: 'Calls' }).click()
  await studioOf(page).getByRole('button', { name: 'Remove all rules' }).click()
  await studioOf(page).getByRole('tab', { name: 'Data' }).click()
  await studioOf(page).getByRole('button', { name: 'Reset to the seed' }).click()
  await expect(page.getByText(/^\d+ trains$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('L2: a bug report is one file with link, calls and versions, and a text on the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openState(page, 'v1;persona=frequent-passenger', '/trains')
  await settled(page)
  await openStudio(page, 'Link')
  const download = page.waitForEvent('download')
  await studioOf(page).getByRole('button', { name: 'Report a bug' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^railway-bug-.*\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
  const report = JSON.parse(Buffer.concat(chunks).toString()) as {
    link: string
    har: { log: { entries: object[] } }
  }
  expect(report).toMatchObject({ seed: 1, persona: 'frequent-passenger', page: '/trains' })
  expect(report.link).toContain('/trains?qa=v1;persona=frequent-passenger')
  expect(report.har.log.entries.length).toBeGreaterThan(0)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('## What happened')
  expect(text).toContain(report.link)
})
