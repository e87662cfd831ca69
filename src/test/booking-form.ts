import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { maya, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { emptyPassenger, type PassengerFields } from '@/components/bookings/passengers-form.schema'
import { writeDraft } from '@/lib/storage/user-data'
import { randomId } from '@/mutations/booking/draft'
import { renderApp } from './render-app'
import { enter } from './enter'

export const wednesday = '2026-03-04'

/** The booking of Train 2, or of another one, at a step; as somebody signed in anew, like after a reload. */
export const openBooking = (query = '', { train = 2, as = maya } = {}) =>
  renderApp(`/bookings/new/${trainId(train)}${query}`, { token: issueToken(as) })

export const continueButton = () => screen.findByRole('button', { name: /^Continue/ })

/** The part of the form that is about one passenger. */
export const passenger = async (n: number) =>
  within(await screen.findByRole('group', { name: `Passenger ${n}` }))

const ira = { name: 'Ira Sol', age: '34', gender: 'Female' }

export async function fillIn(user: UserEvent, n: number, { name, age, gender } = ira) {
  const form = await passenger(n)
  await enter(user, form.getByLabelText('Full name'), name)
  await enter(user, form.getByLabelText('Age'), age)
  await user.click(form.getByRole('radio', { name: gender }))
}

/** Somebody as the fields of the form hold them. */
export const typed = (name: string, age: string, gender: string): PassengerFields => ({
  ...emptyPassenger(),
  name,
  age,
  gender,
})

/** What the form has kept of passengers that were typed before a reload. */
export const keepTyped = (passengers: PassengerFields[], { train = 2, as = maya } = {}) =>
  writeDraft(as, `booking:${trainId(train)}`, { passengers, requestId: randomId() })

/** The review of a booking for one passenger, on Wednesday, like after a reload. */
export async function openReview(options: Parameters<typeof openBooking>[1] = {}) {
  keepTyped([typed('Ira Sol', '34', 'F')], options)
  const app = openBooking(`?date=${wednesday}&passengers=1&step=review`, options)
  await screen.findByRole('button', { name: 'Book 1 seat' })
  return app
}
