import type { BrowserContext, Page, Route } from '@playwright/test'
import { credentialsOf } from '../support/personas.ts'
import { newToken, openRemembered, refuseToken, remember } from '../support/session.ts'
import { takenOver } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 401/ })

const who = credentialsOf('frequent-passenger')
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ })
const email = (page: Page) => page.getByLabel('E-mail address', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })

/** No script of the app comes until it is let go. */
async function heldScripts(context: BrowserContext) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route: Route) => {
    await promise
    await route.continue()
  })
  return letGo
}

/** What was sent to a call of the API. */
function sentTo(page: Page, call: string) {
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && new URL(request.url()).pathname === `/api/auth/${call}`)
      sent.push(request.postData())
  })
  return sent
}

for (const [path, heading, field] of [
  ['/login', 'Log in', 'E-mail address'],
  ['/register', 'Create an account', 'First name'],
  ['/forgot-password?from=mail', 'Forgot password', 'E-mail address'],
  // What is typed into the other one changes the rules beside it.
  ['/reset-password/any-token', 'Choose a new password', 'Repeat the password'],
] as const) {
  test(`P5: ${path} can be read and filled in before any script has come, and stays as it is when React takes over`, async ({
    page,
    context,
  }) => {
    const letGo = await heldScripts(context)
    await page.goto(path, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeVisible()
    await expect(page).toHaveTitle(`${heading} · Railway Planner`)
    await expect(page.getByText('Loading…')).toBeHidden()
    const shown = page.getByLabel(field, { exact: true })
    await shown.fill('typed before')
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#root *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.tagName, x, y, width, height].join(' ')
        }),
      )
    const before = await places()
    const same = await title.elementHandle()
    letGo()
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    expect(await places()).toEqual(before)
    expect(await same?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(shown).toHaveValue('typed before')
  })
}

test('P5: a form that was filled in and sent before any script had come is sent once', async ({
  page,
  context,
}) => {
  const letGo = await heldScripts(context)
  const sent = sentTo(page, 'login')
  await page.goto('/login', { waitUntil: 'commit' })
  await email(page).fill(who.email)
  await password(page).fill(who.password)
  await page.getByLabel('Remember me on this device').check()
  await logIn(page).click()
  await logIn(page).click()
  await expect(page).toHaveURL(/\/login$/)
  letGo()
  await expect(account(page)).toBeVisible()
  expect(sent).toEqual([JSON.stringify({ email: who.email, password: who.password })])
  expect(await page.evaluate(() => localStorage.getItem('rememberMe'))).toBe('true')
})

test('P5: what was typed and ticked in a longer form before any script had come is checked and kept', async ({
  page,
  context,
}) => {
  const letGo = await heldScripts(context)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Nila')
  await password(page).fill('Secret!12')
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  letGo()
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your last name',
    'Enter your e-mail address',
    'Type the password a second time',
  ])
  await expect(page.getByLabel('First name')).toHaveValue('Nila')
  await expect(page.getByLabel('I accept the terms')).toBeChecked()
  await expect(page.getByText('Strength: good')).toBeVisible()
})

test('A2, P5: the session is checked before any script has come, with one request', async ({
  page,
  context,
  apiOrigin,
}) => {
  const token = await newToken(page, apiOrigin, 'frequent-passenger')
  const letGo = await heldScripts(context)
  const sent = sentTo(page, 'me')
  const asked = page.waitForRequest('**/api/auth/me')
  await page.goto('/favicon.svg')
  await remember(page, token)
  await page.goto('/help', { waitUntil: 'commit' })
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`)
  await (await asked).response()
  letGo()
  await expect(account(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(1)
})

for (const [path, call] of [
  ['/trains', '/api/trains'],
  ['/plan-journey', '/api/stations?limit=500&page=1'],
] as const) {
  test(`P9: the records of ${path} are asked for before any script has come, once`, async ({
    page,
    context,
    apiOrigin,
  }) => {
    const token = await newToken(page, apiOrigin, 'frequent-passenger')
    const letGo = await heldScripts(context)
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() === 'GET' && pathname + search === call) sent.push(request.headers().authorization)
    })
    await page.goto('/favicon.svg')
    await remember(page, token)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => sent).toEqual([`Bearer ${token}`])
    letGo()
    await expect(page.getByText(path === '/trains' ? /^\d+ trains/ : /^Between \d+ stations/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(sent).toHaveLength(1)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const from = (page: Page) => page.getByRole('combobox', { name: 'From' })
  const to = (page: Page) => page.getByRole('combobox', { name: 'To' })

  for (const path of ['/plan-journey', '/journey-planner'])
    test(`P5, A3: the form of ${path} is there when the session check is over, before any script has come, and what was done on it is kept`, async ({
      page,
      context,
      apiOrigin,
    }) => {
      const token = await newToken(page, apiOrigin, 'frequent-passenger')
      const letGo = await heldScripts(context)
      const { promise: checked, resolve: letCheck } = Promise.withResolvers<void>()
      await page.route('**/api/auth/me', async (route) => {
        await checked
        await route.continue()
      })
      await openRemembered(page, token, '/favicon.svg')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByText('Loading…')).toBeVisible()
      await expect(from(page)).toBeHidden()
      letCheck()
      await expect(page.getByText('Loading…')).toBeHidden()
      const title = page.getByRole('heading', { level: 1, name: 'Plan a journey' })
      await expect(title).toBeVisible()
      await expect(page).toHaveTitle('Plan a journey · Railway Planner')
      const same = await title.elementHandle()
      await from(page).fill('ndls')
      await page.getByLabel('Date', { exact: true }).fill('2030-05-06')
      await page.getByRole('combobox', { name: 'Passengers' }).selectOption('3')
      await page.getByRole('button', { name: 'Swap from and to' }).click()
      await from(page).focus()
      letGo()
      await expect(to(page)).toHaveValue('ndls')
      expect(await same?.evaluate((element) => element.isConnected)).toBe(true)
      await expect(from(page)).toHaveValue('')
      await expect(from(page)).toBeFocused()
      await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2030-05-06')
      await expect(page.getByRole('combobox', { name: 'Passengers' })).toHaveValue('3')
      await expect(account(page)).toBeVisible()
    })

  test('P5: a search that was pressed before any script had come is made once the stations are there', async ({
    page,
    context,
    apiOrigin,
  }) => {
    const token = await newToken(page, apiOrigin, 'frequent-passenger')
    const letGo = await heldScripts(context)
    await openRemembered(page, token, '/favicon.svg')
    await page.goto('/plan-journey', { waitUntil: 'commit' })
    await from(page).fill('NDLS')
    await to(page).fill('MMCT')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/plan-journey$/)
    letGo()
    await expect(page).toHaveURL(/\/plan-journey\?from=NDLS&to=MMCT/)
  })

  test('P5: the menu that was pressed before any script had come opens', async ({
    page,
    context,
    apiOrigin,
  }) => {
    const token = await newToken(page, apiOrigin, 'frequent-passenger')
    const letGo = await heldScripts(context)
    await openRemembered(page, token, '/favicon.svg')
    await page.goto('/plan-journey', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    letGo()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('P5: what offers stations offers them for what was typed before any script had come', async ({
    page,
    context,
    apiOrigin,
  }) => {
    const token = await newToken(page, apiOrigin, 'frequent-passenger')
    const letGo = await heldScripts(context)
    await openRemembered(page, token, '/favicon.svg')
    await page.goto('/plan-journey', { waitUntil: 'commit' })
    await from(page).fill('New Del')
    letGo()
    await page.getByRole('option', { name: /New Delhi/ }).click()
    await expect(from(page)).toHaveValue('New Delhi (NDLS)')
  })

  test('A11, A3: nobody whose token is refused sees the planner', async ({ page, context }) => {
    const letGo = await heldScripts(context)
    await page.addInitScript(() => {
      const note = () => {
        const form = document.querySelector('form[role=search]')
        if (form?.checkVisibility()) console.error('The planner was seen')
        requestAnimationFrame(note)
      }
      note()
    })
    await page.route('**/api/auth/me', (route) => refuseToken(page, route))
    await openRemembered(page, 'an.old.token', '/favicon.svg')
    const refused = page.waitForResponse('**/api/auth/me')
    await page.goto('/plan-journey', { waitUntil: 'commit' })
    await refused
    letGo()
    await expect(page.getByText('Please log in to continue')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('B2, A3: a visitor who is not signed in sees no planner on the way to the login page', async ({
    page,
    context,
  }) => {
    const letGo = await heldScripts(context)
    await page.goto('/plan-journey', { waitUntil: 'commit' })
    await expect(page.getByText('Loading…')).toBeVisible()
    await expect(from(page)).toBeHidden()
    letGo()
    await expect(page.getByText('Please log in to continue')).toBeVisible()
  })
})

test('A3, A12: whoever is signed in sees no form on the way from /login', async ({
  page,
  context,
  apiOrigin,
}) => {
  const token = await newToken(page, apiOrigin, 'frequent-passenger')
  const letGo = await heldScripts(context)
  await page.addInitScript(() => {
    const note = () => {
      const form = document.querySelector('form')
      if (form?.checkVisibility()) console.error('The form was seen')
      requestAnimationFrame(note)
    }
    note()
  })
  await openRemembered(page, token, '/favicon.svg')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  letGo()
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('A11: a refusal that came before the app ends the session as any other', async ({ page, context }) => {
  const letGo = await heldScripts(context)
  await page.route('**/api/auth/me', (route) => refuseToken(page, route))
  await openRemembered(page, 'an.old.token', '/favicon.svg')
  const refused = page.waitForResponse('**/api/auth/me')
  await page.goto('/bookings', { waitUntil: 'commit' })
  await refused
  letGo()
  await expect(page.getByText('Please log in to continue')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
