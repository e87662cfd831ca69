import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { explainedStatuses } from '@/domain/bookings/booking-status'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

async function topic(name: string) {
  renderApp('/help', { token: issueToken(maya) })
  return within(await screen.findByRole('region', { name }))
}

test('B9, CNF-7: every status word is explained, with what to do', async () => {
  const statuses = await topic('Status of a booking')
  expect(statuses.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(explainedStatuses)
  expect(statuses.getAllByRole('definition').every(({ textContent }) => /\.\s.+\./.test(textContent))).toBe(
    true,
  )
})

test('B9: until when one can cancel is said as it is, with an example on the railway’s clocks', async () => {
  const cancelling = await topic('Cancelling')
  expect(cancelling.getByText(/until four hours before 00:00 UTC of the journey date/)).toHaveTextContent(
    'For a journey on Tue 10 Mar 2026 that is 10 Mar 2026, 01:30 on the railway’s clocks.',
  )
})

test.each([
  ['Seats', /^“Sold out” means/],
  ['Seats', /Could not check.* does not mean sold out/],
  ['Journeys with changes', /at least 15 minutes/],
  ['Journeys with changes', /booking of its own, with its own PNR/],
  ['Booking', /at most 6 passengers/],
  ['Reviews', /review each train once/],
  ['Dates and times', /own clocks/],
])('B9: %s: %s', async (name, words) => {
  expect((await topic(name)).getByText(words)).toBeInTheDocument()
})

test('B9: the keys that are listed begin with the one for the search', async () => {
  const keys = await topic('Keyboard')
  expect(keys.getAllByRole('term')[0]).toHaveTextContent('Ctrl K ⌘ K')
  expect(keys.getByText('Ctrl Z')).toBeInTheDocument()
  expect(keys.getAllByRole('definition')[0]).toHaveTextContent(
    /^Search for a page, a train, a station or a PNR/,
  )
})
