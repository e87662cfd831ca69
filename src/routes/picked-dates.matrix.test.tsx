import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admin, maya, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { continueButton, fillIn, openBooking } from '@/test/booking-form'
import { renderApp } from '@/test/render-app'
import { pairs } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'
import { zones } from '@/test/railway/zones'

inSmallRailway()
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})
afterEach(() => vi.unstubAllEnvs())

/** Clocks go forward on it, in one zone or another; or a year begins. */
const days = ['2026-03-08', '2026-03-29', '2026-04-05']

/** The clock of whoever looks at the page. */
function inZone(zone: string) {
  vi.stubEnv('TZ', zone)
  const noon = new Date('2026-03-11T12:00:00Z')
  expect(noon.toLocaleString('en-GB')).toBe(noon.toLocaleString('en-GB', { timeZone: zone }))
}

const pick = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

const forms: Record<string, () => Promise<void>> = {
  'a day picked in the planner is asked for as that day': async () => {
    const calls = recordCalls()
    const { user, address } = renderApp('/plan-journey?from=ALD&to=DOR&date=2026-03-04', {
      token: issueToken(maya),
    })
    const seatsOn = (day: string) => `/api/trains/${trainId(2)}/seats?date=${day}`
    const askedFor = (day: string) =>
      waitFor(() => expect(calls.map(({ path }) => path)).toContain(seatsOn(day)))
    await askedFor('2026-03-04')
    for (const day of days) {
      await pick('Date', day)
      const form = within(screen.getByRole('search', { name: 'Journey' }))
      await user.click(form.getByRole('button', { name: 'Search' }))
      await askedFor(day)
      expect(address()).toContain(`date=${day}`)
    }
    const asked = calls.flatMap(({ path }) => path.split(seatsOn(''))[1] ?? [])
    expect(new Set(asked)).toEqual(new Set(['2026-03-04', ...days]))
  },
  'a day picked for a booking is booked as that day': async () => {
    const calls = recordCalls()
    const { user } = openBooking()
    await continueButton()
    await pick('Date', '2026-03-29')
    await user.click(await continueButton())
    await fillIn(user, 1)
    await user.click(await continueButton())
    await user.click(await screen.findByRole('button', { name: 'Book 1 seat' }))
    await screen.findByText('Sun 29 Mar 2026')
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ journeyDate: '2026-03-29' })
  },
  'the day of a journey in a review is sent as that day': async () => {
    const calls = recordCalls()
    const { user } = renderApp(`/reviews?train=${trainId(1)}&write=new`, { token: issueToken(maya) })
    const form = within(await screen.findByRole('dialog', { name: 'Write a review' }))
    await user.click(form.getByRole('radio', { name: /^4 star/ }))
    fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Worth it' } })
    fireEvent.change(form.getByLabelText(/^Review$/), { target: { value: 'Slept like a stone' } })
    fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2025-10-26' } })
    await user.click(form.getByRole('button', { name: 'Post review' }))
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        journeyDate: '2025-10-26',
      }),
    )
  },
  'days picked to filter bookings by are those days': async () => {
    const { address } = renderApp('/admin/bookings', { token: issueToken(admin) })
    const table = await screen.findByRole('table', { name: 'Bookings' })
    const starts = within(table)
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent.startsWith('Train starts'))
    await pick('From', '2026-03-11')
    await pick('To', '2026-03-11')
    await waitFor(() => expect(address()).toBe('/admin/bookings?from=2026-03-11&to=2026-03-11'))
    await waitFor(() => {
      const dates = screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[starts])
      expect(dates.length).toBeGreaterThan(0)
      for (const date of dates) expect(date?.textContent).toContain('Wed 11 Mar 2026')
    })
  },
  'a day picked to compare trains on is asked for as that day': async () => {
    const calls = recordCalls()
    const { address } = renderApp(`/trains/compare?trains=${trainId(1)},${trainId(2)}&date=2026-03-11`, {
      token: issueToken(maya),
    })
    const seatsOn = (day: string) => `/api/trains/${trainId(2)}/seats?date=${day}`
    const askedFor = (day: string) =>
      waitFor(() => expect(calls.map(({ path }) => path)).toContain(seatsOn(day)))
    await askedFor('2026-03-11')
    await pick('Date', '2026-04-05')
    await askedFor('2026-04-05')
    expect(address()).toContain('date=2026-04-05')
    const asked = calls.flatMap(({ path }) => path.split(seatsOn(''))[1] ?? [])
    expect(new Set(asked)).toEqual(new Set(['2026-03-11', '2026-04-05']))
  },
}

test.each(pairs(Object.keys(forms), zones))('goal G30: %s in %s', async (form, zone) => {
  inZone(zone)
  await expect(forms[form]?.()).resolves.toBeUndefined()
})

test('D5: a date that is typed stands in its field at each key, until the address has followed', async () => {
  const { address } = renderApp('/admin/bookings', { token: issueToken(admin) })
  await screen.findByRole('table', { name: 'Bookings' })
  const from = screen.getByLabelText('From')
  // The year comes digit by digit, and a field in between is empty.
  for (const value of ['', '0002-03-11', '0020-03-11', '0202-03-11', '2026-03-11']) {
    fireEvent.change(from, { target: { value } })
    expect(from).toHaveValue(value)
  }
  await waitFor(() => expect(address()).toBe('/admin/bookings?from=2026-03-11'))
  expect(from).toHaveValue('2026-03-11')
})
