import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { maya, stationId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

// Now is Tuesday 3 March 2026, 12:00.
inSmallRailway()

const way = '/journey-planner?from=ALD&to=DOR&date='
const open = (query: string) => renderApp(way + query, { token: issueToken(maya) })
const times = (from: string, to: string) => ({ departureTime: clock(from), arrivalTime: clock(to) })
const found = (text: string) => screen.findByText(text, { selector: '[role=status]' })
const day = async (name: string) => within(await screen.findByRole('region', { name }))
const numbersIn = (part: { queryAllByRole: typeof screen.queryAllByRole }) =>
  part.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.slice(0, 5))

test('PLN-5: a chosen time leaves out what goes before; Earlier adds it, then the day before; the address has it', async () => {
  addTrain(4, times('15:00', '18:00'))
  const { user, address, unmount } = open('2026-03-05')
  await found('2 direct trains, Thu 5 Mar')
  await user.selectOptions(screen.getByLabelText('Leave'), 'After 14:00')
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }))
  expect(await found('1 of 2 direct trains, Thu 5 Mar')).toBeInTheDocument()
  expect(numbersIn(screen).slice(0, 1)).toEqual(['90004'])

  const earlier = screen.getByRole('button', { name: 'Earlier: before 14:00' })
  await user.click(earlier)
  expect(await found('2 direct trains, Thu 5 Mar')).toBeInTheDocument()
  expect(earlier).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Earlier: Wed 4 Mar' }))
  expect(await found('5 direct trains, Wed 4 Mar to Thu 5 Mar')).toBeInTheDocument()
  expect(earlier).toHaveFocus()
  expect(numbersIn(await day('Wed 4 Mar'))).toEqual(['90002', '90004', '90001'])
  expect(numbersIn(await day('Thu 5 Mar'))).toEqual(['90002', '90004'])
  const link = address()
  expect(link).toBe(`${way}2026-03-05&passengers=1&after=14.00&earlier=2`)
  unmount()

  renderApp(link, { token: issueToken(maya) })
  expect(await found('5 direct trains, Wed 4 Mar to Thu 5 Mar')).toBeInTheDocument()
})

test('PLN-5: Earlier goes back to today and no further, and to nothing that has left', async () => {
  addTrain(4, times('15:00', '18:00'))
  const { user } = open('2026-03-04')
  await found('3 direct trains, Wed 4 Mar')
  await user.click(screen.getByRole('button', { name: 'Earlier: Tue 3 Mar' }))
  expect(await found('4 direct trains, Tue 3 Mar to Wed 4 Mar')).toBeInTheDocument()
  expect(numbersIn(await day('Tue 3 Mar'))).toEqual(['90004'])
  const end = screen.getByRole('button', { name: 'Nothing earlier to show' })
  expect(end).toHaveFocus()
  await user.click(end)
  expect(end).toBeInTheDocument()
})

test('PLN-5: Later adds the next day, with its journeys with changes too', async () => {
  const [aldun, bexor, dorlo] = [1, 2, 4].map(stationId)
  addTrain(6, { source: aldun!, destination: bexor!, ...times('07:00', '08:00'), fare: 10 })
  addTrain(7, { source: bexor!, destination: dorlo!, ...times('08:20', '09:00'), fare: 10 })
  const { user } = open('2026-03-05&changes=2')
  await found('1 direct train and 1 journey with changes, Thu 5 Mar')
  await user.click(screen.getByRole('button', { name: 'Later: Fri 6 Mar' }))
  expect(
    await found('2 direct trains and 2 journeys with changes, Thu 5 Mar to Fri 6 Mar'),
  ).toBeInTheDocument()
  const friday = await day('Fri 6 Mar')
  expect(numbersIn(friday)).toEqual(['90002', '1 cha'])
  const added = within(friday.getByRole('region', { name: 'With changes, Fri 6 Mar' }))
  const link = added.getByRole('link', { name: /^2 trains, seats and booking/ })
  expect(link).toHaveAttribute('href', expect.stringContaining('90006.ALD.2026-03-06.0700'))
})

test('PLN-5: a day that cannot be had is told beside the button, what is shown stays, and Retry brings it', async () => {
  let down = true
  server.use(
    http.get('*/api/trains/search', ({ request }) =>
      down && request.url.includes('date=2026-03-06') ? fail(503, 'Timetable is down') : undefined,
    ),
  )
  const { user } = open('2026-03-05')
  await found('1 direct train, Thu 5 Mar')
  const later = screen.getByRole('button', { name: 'Later: Fri 6 Mar' })
  await user.click(later)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Fri 6 Mar: Failed to search trains')
  expect(alert).toHaveTextContent('Timetable is down')
  expect(alert.parentElement?.parentElement).toContainElement(later)
  expect(numbersIn(await day('Thu 5 Mar'))).toEqual(['90002'])

  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(later).toHaveFocus()
  expect(await screen.findByRole('alert')).toHaveTextContent('Fri 6 Mar')
  down = false
  await user.click(screen.getByRole('button', { name: 'Later: Fri 6 Mar' }))
  expect(await found('2 direct trains, Thu 5 Mar to Fri 6 Mar')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('PLN-5: today’s trains that have left stand apart, without Book, and one leaves while the page is open', async () => {
  addTrain(4, times('12:05', '18:00'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
  open('2026-03-03')
  expect(await found('1 direct train, Tue 3 Mar')).toBeInTheDocument()
  const apart = within(screen.getByRole('region', { name: 'Departed' }))
  expect(apart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '06:0090002 Train 2Departed',
  ])
  expect(apart.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Book 90004 Train 4' })).toBeInTheDocument()

  act(() => void vi.advanceTimersByTime(6 * 60_000))
  expect(apart.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /^Book \d/ })).not.toBeInTheDocument()
  expect(
    await screen.findByText('No direct train from Aldun to Dorlo leaves any more today'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Try Wed 4 Mar' })).toBeInTheDocument()
})

test('PLN-2: where nothing goes direct after the chosen time, journeys with changes are searched for', async () => {
  const [aldun, bexor, dorlo] = [1, 2, 4].map(stationId)
  addTrain(6, { source: aldun!, destination: bexor!, ...times('17:00', '18:00') })
  addTrain(7, { source: bexor!, destination: dorlo!, ...times('18:20', '19:00') })
  const { user } = open('2026-03-05&after=14.00')
  expect(await found('0 of 1 direct train and 1 journey with changes, Thu 5 Mar')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: '1 change: Bexor' })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByText('The one direct train does not match your filters.')).toBeInTheDocument(),
  )
  await user.click(screen.getByRole('button', { name: 'Earlier: before 14:00' }))
  expect(await screen.findByRole('link', { name: 'Book 90002 Train 2' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '1 change: Bexor' })).toBeInTheDocument()
})
