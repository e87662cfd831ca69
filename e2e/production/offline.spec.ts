import type { Page } from '@playwright/test'
import { ownTime, watchWrites } from '../support/admin.ts'
import { escape } from '../support/page-actions.ts'
import { goInApp } from '../support/go-in-app.ts'
import { journeyDay } from '../support/journeys.ts'
import { setNetwork } from '../support/network.ts'
import { bookingsOf, dailyTrain, reviews, stations, trains, trainWhere, userOf } from '../support/seed.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

const who = 'frequent-passenger'
const me = userOf(who)._id
const anHourMs = 3_600_000

const reviewed = trainWhere(({ _id }) => {
  const own = reviews.filter(({ train }) => train === _id)
  return (
    own.length > 1 && own.every(({ user, likes, dislikes }) => ![user, ...likes, ...dislikes].includes(me))
  )
})
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString()
const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
const upcoming = bookingsOf(who).find(
  ({ bookingStatus, journeyDate }) => bookingStatus === 'Confirmed' && journeyDate > inTwoDays,
)

interface Form {
  what: string
  address: string
  /** Up to the last press but one. */
  fillIn: (page: Page) => Promise<void>
  submit: (page: Page) => Promise<void>
  /** The call that the submission is. */
  call: RegExp
  /** What says that it failed. */
  failed: (page: Page) => Promise<void>
  /** After a failure, back to where it can be submitted. */
  again?: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const saysSo = async (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'No answer came from the server' })).toBeVisible()
const nothing = async () => {}

const forms: Form[] = [
  {
    what: 'a booking',
    address: `/bookings/new/${dailyTrain.id}?date=${journeyDay}`,
    fillIn: async (page) => {
      await button(page, /^Continue/).click()
      await page.getByLabel('Full name', { exact: true }).fill('Asha Verma')
      await page.getByLabel('Age', { exact: true }).fill('31')
      await page.getByRole('radio', { name: 'Female' }).check()
      await button(page, 'Continue to review').click()
      await expect(button(page, 'Book 1 seat')).toBeVisible()
    },
    submit: (page) => button(page, 'Book 1 seat').click(),
    call: /^POST \/api\/bookings$/,
    failed: async (page) => {
      await expect(page.getByText('We do not know yet whether this was booked')).toBeVisible()
      await expect(button(page, 'Book 1 seat')).toHaveCount(0)
    },
    // Nobody has to take its word for it: the server has no such booking.
    again: async (page) => {
      const notice = page.getByRole('alert').filter({ hasText: 'We do not know yet' })
      await notice.getByRole('button', { name: 'Check again' }).click()
      await expect(page.getByText('Nothing was booked: you can send it again.')).toBeVisible()
    },
  },
  {
    what: 'a profile',
    address: '/profile',
    fillIn: (page) => page.getByLabel('First name').fill('Offline'),
    submit: (page) => button(page, 'Save profile').click(),
    call: /^PUT \/api\/auth\/me$/,
    failed: async (page) => {
      await saysSo(page)
      await expect(page.getByLabel('First name')).toHaveValue('Offline')
    },
  },
  {
    what: 'a review',
    address: `/reviews?train=${reviewed.id}`,
    fillIn: async (page) => {
      await page.getByRole('link', { name: 'Write a review' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /^4 stars/ }).check()
      await dialog.getByLabel('Title').fill('Never sent')
      await dialog.getByLabel('Review', { exact: true }).fill('Smooth ride, clean coach')
      await dialog.getByLabel('Date of the journey').fill(lastWeek)
    },
    submit: (page) => button(page, 'Post review').click(),
    call: /^POST \/api\/reviews$/,
    failed: async (page) => {
      await saysSo(page)
      await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Never sent')
    },
  },
  {
    what: 'a vote',
    address: `/reviews?train=${reviewed.id}`,
    fillIn: nothing,
    submit: (page) => button(page, /^Like/).first().click(),
    call: /^PUT \/api\/reviews\/\w+\/like$/,
    failed: async (page) => {
      await expect(page.getByText('Failed to like review: No answer').first()).toBeVisible()
      await expect(button(page, /^Like/).first()).toHaveAttribute('aria-pressed', 'false')
    },
  },
  {
    what: 'a cancelling',
    address: `/bookings/${upcoming?._id}`,
    fillIn: async (page) => {
      // The question before may still be closing.
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await button(page, 'Cancel booking').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    submit: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click(),
    call: /^PUT \/api\/bookings\/\w+\/cancel$/,
    failed: async (page) => {
      await expect(page.getByText('Failed to cancel booking').first()).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Confirmed')
    },
  },
]

/** Signing in is what the next one does; anything else that changes something counts. */
function watchChanges(page: Page): string[] {
  const changes = watchWrites(page)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'PUT' && pathname.startsWith('/api/auth/')) changes.push(`PUT ${pathname}`)
  })
  return changes
}

for (const { what, address, fillIn, submit, call, failed, again = nothing } of forms) {
  test(`N2 goal G16: ${what} submitted without a network is never sent later`, async ({ page }) => {
    const pass = await ownTime(page)
    const changes = watchChanges(page)
    const open = async () => {
      // In one document: the log-in page's code is there when the network is not.
      if (new URL(page.url()).pathname !== '/login') {
        const toaster = page.waitForEvent('requestfinished', (request) => /\/toaster-/.test(request.url()))
        await page.goto('/login')
        await toaster
      }
      await signIn(page, who)
      await goInApp(page, address)
      await settled(page)
      await page.getByRole('button', { name: /^Account of/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
      await escape(page)
      await fillIn(page)
    }
    const submitOffline = async () => {
      changes.length = 0
      await setNetwork(page, 'offline')
      await submit(page)
      await failed(page)
    }
    const logOut = async () => {
      if (await page.getByRole('dialog').isVisible()) await escape(page)
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    }
    /** The network is there, and an hour goes by. */
    const nothingIsSent = async (when: string) => {
      await setNetwork(page, 'online')
      for (const ms of [0, anHourMs]) {
        if (ms > 0) await pass(ms)
        await page.evaluate(async () => {
          await (await fetch('/', { cache: 'no-store' })).text()
        })
      }
      expect(changes, when).toEqual([expect.stringMatching(call)])
    }

    await open()
    await submitOffline()
    await nothingIsSent('online again')

    await again(page)
    if (what === 'a cancelling') await fillIn(page)
    await submitOffline()
    await setNetwork(page, 'online')
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    await nothingIsSent('looked at again')

    await again(page)
    if (what === 'a cancelling') await fillIn(page)
    await submitOffline()
    await logOut()
    await nothingIsSent('after a log-out')

    await open()
    await submitOffline()
    await logOut()
    await setNetwork(page, 'online')
    await signIn(page, 'family-passenger')
    await settled(page)
    await nothingIsSent('after somebody else’s log-in')
  })
}

const [train, anotherTrain] = trains
const [station, anotherStation] = stations
const planned = (date: string) => `/plan-journey?from=MMCT&to=NDLS&date=${date}`
const nextDay = new Date(Date.parse(journeyDay) + 86_400_000).toISOString().slice(0, 10)

/** Pages of which one is open while the network goes: the other one's code is there, its data is not. */
const neighbours: [string, string, string][] = [
  ['a train', `/trains/${train?._id}`, `/trains/${anotherTrain?._id}`],
  ['a station', `/stations/${station?._id}`, `/stations/${anotherStation?._id}`],
  ['a search', planned(journeyDay), planned(nextDay)],
  ['reviews', `/reviews?train=${train?._id}`, `/reviews?train=${anotherTrain?._id}`],
]

for (const [what, before, address] of neighbours) {
  test(`N2 goal G16: ${what} that cannot be asked for without a network says so and waits for nothing`, async ({
    page,
  }) => {
    await signIn(page, who)
    await page.goto(before)
    await settled(page)
    await page.waitForLoadState('networkidle')
    await setNetwork(page, 'offline')
    await goInApp(page, address)
    const notice = page.getByRole('alert').filter({ hasText: 'No answer came from the server' }).first()
    await expect(notice).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
    // N2: it need not be pressed.
    await setNetwork(page, 'online')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await settled(page)
  })
}
