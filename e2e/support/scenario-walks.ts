import type { Page } from '@playwright/test'
import { cards } from '../../src/test/cards/all.ts'
import { calls } from '../../src/test/cards/calls.ts'
import type { CallName } from '../../src/test/cards/card.ts'
import { mouse } from './input-devices.ts'
import { sendBooking } from './journeys.ts'
import { buttonOf, take } from './page-actions.ts'
import { addressOf } from './screens.ts'
import { pressLogout } from './session.ts'
import { settled } from './settled.ts'
import { expect, signIn } from './test.ts'

/** What a tester does in a scenario that was just opened, and sees then, as its sentence says. */
type Walk = (page: Page, problems: readonly string[]) => Promise<unknown>

/** Each of these can be read. */
const shows =
  (...texts: readonly (string | RegExp)[]): Walk =>
  async (page) => {
    for (const text of texts) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
  }

/** One after another. */
const inTurn =
  (...walks: readonly Walk[]): Walk =>
  async (page, problems) => {
    for (const walk of walks) await walk(page, problems)
  }

const open =
  (path: string): Walk =>
  (page) =>
    page.goto(path)
const reload: Walk = (page) => page.reload()
/** Without loading the app anew. */
const follow =
  (link: string): Walk =>
  async (page) => {
    await settled(page)
    await page.getByRole('link', { name: link, exact: true }).first().click()
  }

const decisionsOn = (name: CallName) =>
  cards.flatMap((card) =>
    (card.decisions ?? []).filter(({ call }) => call === name).map((decision) => ({ card, decision })),
  )

/** Takes the decisions that make these calls, as the cards have them; each fails in these words, or in its own. */
const failing =
  (names: readonly CallName[], words?: string | RegExp): Walk =>
  async (page, problems) => {
    for (const name of names) {
      const [{ card, decision } = {}] = decisionsOn(name)
      if (!card || !decision) throw new Error(`On no card somebody decides on ${name}`)
      await page.goto(addressOf(card, decision.at))
      await settled(page)
      await take(page, decision.steps)
      await buttonOf(page, decision).first().click()
      if (decision.staged) await page.getByRole('button', { name: 'Send now' }).click()
      await shows(words ?? calls[name].failed)(page, problems)
    }
  }

/** Words of a call that somebody decides on are said to the decision; all others stand on the first page. */
export const usual = (messages: readonly string[]) => {
  const names = Object.keys(calls) as CallName[]
  const decided = names.filter(
    (name) => messages.includes(calls[name].failed) && decisionsOn(name).length > 0,
  )
  const saidLater = decided.map((name) => calls[name].failed)
  return inTurn(shows(...messages.filter((message) => !saidLater.includes(message))), failing(decided))
}

const loginPage: Walk = (page) => expect(page).toHaveURL(/\/login/)
const isSignedIn: Walk = (page) => expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()

const sendsBooking: Walk = (page) => sendBooking(page, mouse, 'Asha Verma')
const sendsAgain: Walk = (page) => page.getByRole('button', { name: 'Book 1 seat' }).click()
const isBooked: Walk = async (page) => {
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Copy PNR [A-Z0-9]{6,}$/ })).toBeVisible()
}
const isRefused = inTurn(sendsBooking, shows('Failed to create booking', 'your answers are kept'))

/** Of the scenarios whose sentence says more than what fails. */
export const walks: Readonly<Record<string, Walk>> = {
  'login-without-token': failing(['auth.login'], 'Invalid response from server'),
  'profile-fails': failing(['auth.updateProfile', 'auth.changePassword']),
  'user-not-loaded': inTurn(reload, shows('Failed to load user. Please log in again.')),
  // What the session holds is on no page.
  'signed-out': loginPage,
  'logout-throws': inTurn(pressLogout, shows('Successfully logged out'), (_page, problems) =>
    expect.poll(() => problems.join()).toContain('An error occurred during logout'),
  ),

  'admin-forbidden': inTurn(failing(['stations.update'], /The role .+ may not do this/), isSignedIn),

  'booking-ends-session': loginPage,
  'booking-details-end-session': loginPage,
  'booking-refused': isRefused,
  'booking-lost-arrived': inTurn(sendsBooking, isBooked),
  'booking-lost-not-arrived': inTurn(sendsBooking, shows('Not booked'), sendsAgain, isBooked),
  'session-ends-in-third-step': inTurn(
    sendsBooking,
    loginPage,
    (page) => signIn(page, 'frequent-passenger'),
    shows('Asha Verma'),
    sendsAgain,
    isBooked,
  ),
  'sold-out': inTurn(isRefused, shows('Sold out')),
  'train-deleted': isRefused,
  'price-changed': inTurn(sendsBooking, isBooked, shows(/The railway’s total is .+; our estimate was/)),
  'overnight-train': shows('+1 day'),

  // The page puts words of its own over those of the call.
  'train-fails': shows('Failed to load train details'),
  'train-to-book-fails': shows('Failed to load train details'),
  'seats-unknown': shows('Failed to check seat availability'),
  'reviews-fail': inTurn(
    shows('Failed to fetch train reviews'),
    open('/reviews?q=quiet'),
    shows('Failed to search reviews'),
  ),
  // No page asks for them.
  'nearby-fails': shows('Stations'),

  'server-down': inTurn(
    shows('Failed to fetch trains', 'Try again'),
    follow('Stations'),
    shows('Failed to fetch stations'),
  ),
  'slow-phone': shows(/^\d+ trains$/),
  'new-release': inTurn(follow('Trains'), shows(/^\d+ trains$/)),
  offline: inTurn(isSignedIn, (page) => expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)),
  'empty-world': inTurn(
    shows('No train fits'),
    open('/stations'),
    shows('No station fits'),
    open('/bookings'),
    shows('You have no bookings yet'),
  ),
  'large-world': inTurn(shows('5,000 trains'), reload, shows('5,000 trains')),
  'original-gaps': failing(['auth.updateProfile'], /status code 404/),
}
