import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { confirmDeletion, pendingBar, rowsOf } from '../support/admin.ts'
import { mouse } from '../support/input-devices.ts'
import { book, journeyDay } from '../support/journeys.ts'
import { credentialsOf } from '../support/personas.ts'
import { ownPassword } from '../support/secrets.ts'
import { dailyTrain, userOf } from '../support/seed.ts'
import {
  type Account,
  everythingStored,
  newAccount,
  newToken,
  openRemembered,
  pressLogout,
  refuseToken,
} from '../support/session.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 401/ })

const bookingForm = `/bookings/new/${dailyTrain.id}?date=${journeyDay}`
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Where something of a person stands. */
async function placesOf(page: Page, ...secrets: string[]): Promise<string[]> {
  const places = Object.entries(await everythingStored(page))
  return places
    .filter(([place, text]) => secrets.some((it) => `${place} ${text}`.includes(it)))
    .map(([place]) => place)
}
const tracesOf = (page: Page, { email, name, password }: Account, token: string) =>
  placesOf(page, token, email, name, password)

async function logOut(page: Page) {
  await pressLogout(page)
  await expect(page.getByText('Successfully logged out').first()).toBeVisible()
}

const storedToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token') ?? '')

/** What somebody does who is signed in and remembered. */
const flows: Record<string, (page: Page, account: Account) => Promise<void>> = {
  'a booking': async (page, { name }) => {
    await page.goto(bookingForm)
    await book(page, mouse, name)
  },
  'a booking that is cancelled, and its ticket': async (page, { name }) => {
    await page.goto(bookingForm)
    await book(page, mouse, name)
    const arriving = page.waitForEvent('download')
    await press(page, 'Download ticket')
    await arriving
    await page.getByRole('link', { name: 'All my bookings' }).click()
    await press(page, 'Cancel booking')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByRole('article').first()).toContainText('Cancelled')
  },
  'a booking and a review that are half written': async (page, { name, email }) => {
    await page.goto(bookingForm)
    await press(page, /^Continue/)
    await page.getByLabel('Full name', { exact: true }).fill(name)
    await page.goto(`/reviews?train=${dailyTrain.id}`)
    await page.getByRole('link', { name: 'Write a review' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill(`Half of ${email}`)
    const stored = async () => Object.values(await everythingStored(page)).join('\n')
    await expect.poll(stored).toContain(`Half of ${email}`)
    await page.goto('/help')
  },
  'a changed profile': async (page, { name }) => {
    await page.goto('/profile')
    await page.getByLabel('First name').fill(`${name} the Second`)
    await press(page, 'Save profile')
    await expect(page.getByText('Profile updated successfully').first()).toBeVisible()
  },
  'a changed password': async (page, { password }) => {
    await page.goto('/profile')
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password', { exact: true }).fill(`${password}x`)
    await page.getByLabel('Repeat the password').fill(`${password}x`)
    await press(page, 'Change password')
    await expect(page.getByText('The password has been changed', { exact: false }).first()).toBeVisible()
  },
  'a search': async (page) => {
    await page.goto(`/plan-journey?from=MMCT&to=NDLS&date=${journeyDay}`)
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  },
}

for (const [what, act] of Object.entries(flows)) {
  test(`goal G4: ${what} leaves nothing of its user behind`, async ({ page, apiOrigin }) => {
    const account = await newAccount(page, apiOrigin)
    const token = await newToken(page, apiOrigin, account)
    await openRemembered(page, token, '/about')
    await act(page, account)
    // Who is signed in is stored when the server has said it.
    await settled(page)
    expect(await tracesOf(page, account, token)).toEqual(
      expect.arrayContaining(['local token', 'local root']),
    )
    expect(await placesOf(page, token)).toEqual(['local token'])
    expect(await placesOf(page, account.password)).toEqual([])
    await logOut(page)
    expect(await tracesOf(page, account, token)).toEqual([])
  })
}

for (const rememberMe of [false, true]) {
  test(`goal G4: signing in and out leaves nothing behind, remembered: ${rememberMe}`, async ({
    page,
    apiOrigin,
  }) => {
    const account = await newAccount(page, apiOrigin)
    await signIn(page, account, { rememberMe })
    const token = await storedToken(page)
    const home = rememberMe ? 'local' : 'session'
    expect((await tracesOf(page, account, token)).toSorted()).toEqual([`${home} root`, `${home} token`])
    expect((await everythingStored(page))[`${home} root`]).not.toContain(token)
    await logOut(page)
    expect(await tracesOf(page, account, token)).toEqual([])
  })
}

test('goal G4: a sign-in that fails and a registration leave nothing behind', async ({ page }) => {
  // Unknown to the server until now, however often this is run.
  const last = `Nameless${crypto.randomUUID().slice(0, 8)}`
  const person = { name: `Quilla ${last}`, email: `${last}@mail.example`, password: ownPassword }
  await page.goto('/login')
  await page.getByLabel('E-mail address', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await press(page, 'Log in')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await tracesOf(page, person, 'no token')).toEqual([])
  await page.goto('/register')
  await page.getByLabel('First name').fill('Quilla')
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Phone').fill('9812345670')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Repeat the password').fill(person.password)
  await page.getByLabel('I accept the terms').check()
  await press(page, 'Create account')
  await expect(page).not.toHaveURL(/register/)
  const token = await storedToken(page)
  expect((await tracesOf(page, person, token)).toSorted()).toEqual(['session root', 'session token'])
  await logOut(page)
  expect(await tracesOf(page, person, token)).toEqual([])
})

test('goal G4: a session that the server ends, or another tab, leaves nothing behind', async ({
  page,
  context,
  apiOrigin,
}) => {
  const account = await newAccount(page, apiOrigin)
  const token = await newToken(page, apiOrigin, account)
  await openRemembered(page, token, '/about')
  await page.route('**/api/bookings', (route) => refuseToken(page, route))
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await tracesOf(page, account, token)).toEqual([])

  await page.unroute('**/api/bookings')
  await openRemembered(page, token, '/help')
  await expect(page.getByRole('button', { name: `Account of ${account.name}` })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/profile')
  await logOut(other)
  await expect(page.getByText('You were logged out in another tab')).toBeVisible()
  expect([await tracesOf(page, account, token), await tracesOf(other, account, token)]).toEqual([[], []])
})

test('goal G4: what an admin has changed is kept without a name', async ({ page, apiOrigin }) => {
  const admin = { ...credentialsOf('admin'), name: userOf('admin').username }
  const token = await newToken(page, apiOrigin, 'admin')
  await openRemembered(page, token, '/admin/stations')
  await settled(page)
  await rowsOf(page, 'Stations').first().getByRole('checkbox').check()
  await press(page, /^Delete/)
  await confirmDeletion(page)
  await pendingBar(page).getByRole('button', { name: /^Undo/ }).first().click()
  await expect
    .poll(async () => Object.keys(await everythingStored(page)))
    .toContain(`local admin-log:${userOf('admin')._id}`)
  await logOut(page)
  expect(Object.keys(await everythingStored(page))).toContain(`local admin-log:${userOf('admin')._id}`)
  expect(await tracesOf(page, admin, token)).toEqual([])
})

/** The one thing that stays on purpose: its user asked for it, and docs/security.md says so. */
const kept = {
  key: /^local passengers:/,
  inDocs:
    /\| `passengers:<user>`.*passengers whom the user chose to save on this device.*removed in Settings/,
}

test('goal G4: passengers stay where their user has saved them, and nothing else does', async ({
  page,
  apiOrigin,
}) => {
  expect(readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')).toMatch(kept.inDocs)
  const account = await newAccount(page, apiOrigin)
  const token = await newToken(page, apiOrigin, account)
  await openRemembered(page, token, bookingForm)
  await press(page, /^Continue/)
  await page.getByLabel('Full name', { exact: true }).fill(account.name)
  await page.getByLabel('Age', { exact: true }).fill('31')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Save these passengers on this device').check()
  await press(page, 'Continue to review')
  await expect(page).toHaveURL(/step=review/)
  await logOut(page)
  const traces = await tracesOf(page, account, token)
  expect(traces).toHaveLength(1)
  expect(traces.filter((place) => !kept.key.test(place))).toEqual([])
})
