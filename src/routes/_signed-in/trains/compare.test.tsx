import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const open = (address: string) => renderApp(address, { token: issueToken(maya) })
const table = async () => within(await screen.findByRole('table'))
const compared = (...numbers: number[]) =>
  `/trains/compare?trains=${numbers.map(trainId).join(',')}&date=2026-03-04`
/** The cells of a row, in the order of the trains. */
const row = async (name: RegExp) => {
  const header = (await table()).getByRole('rowheader', { name })
  return within(header.closest('tr')!).getAllByRole('cell')
}
const texts = async (name: RegExp) => (await row(name)).map((cell) => cell.textContent)
const choose = async (number: number) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Compare 9000${number}`) })
const tray = () => screen.findByRole('region', { name: 'Trains to compare' })

test('TRN-7: the link alone gives the table, with a header for each row and column, and the best marked in words', async () => {
  open(compared(1, 2))
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare trains' })).toBeInTheDocument()
  const columns = (await table()).getAllByRole('columnheader').slice(1)
  expect(columns.map((column) => within(column).getByRole('link').textContent)).toEqual([
    '90001 Night Mail',
    '90002 Train 2',
  ])
  expect(await texts(/^Departure/)).toEqual(['22:00', '06:00Earliest'])
  expect(await texts(/^Arrival/)).toEqual(['06:00 +1 day', '12:00Earliest'])
  expect(await texts(/^Duration/)).toEqual(['8h 0m', '6h 0mShortest'])
  expect(await texts(/^Fare/)).toEqual(['₹240Cheapest', '₹400'])
  expect(await texts(/^Type/)).toEqual(['Express', 'Express'])
  expect((await row(/^Days/))[0]).toHaveTextContent('Runs on Wednesday')
  expect((await row(/^Days/))[1]).toHaveTextContent('Most days')
  await waitFor(async () =>
    expect(await texts(/^Seats on Wed 4 Mar/)).toEqual(['3 seats left', '50 seats freeMost seats']),
  )
  await waitFor(async () => expect(await texts(/^Rating/)).toEqual(['4.0 of 5, 1 review', 'No reviews yet']))
  const [night] = await row(/^Booking/)
  expect(within(night!).getByRole('link', { name: 'Book 90001 Night Mail' })).toHaveAttribute(
    'href',
    `/bookings/new/${trainId(1)}?from=ALD&to=DOR&date=2026-03-04&passengers=1`,
  )
  expect(document.title).toBe('Compare trains · Railway Planner')
})

test('SEA-1, TRN-7: seats that could not be checked are said to be that, nobody is called best, and a retry mends both', async () => {
  let down = true
  server.use(
    http.get(`*/api/trains/${trainId(2)}/seats`, () => (down ? fail(500, 'No seat map') : undefined)),
  )
  const { user } = open(compared(1, 2))
  await table()
  const [, unknown] = await row(/^Seats/)
  expect(await within(unknown!).findByRole('alert')).toHaveTextContent(
    'Failed to check seat availabilityNo seat map',
  )
  expect(screen.queryByText('Most seats')).not.toBeInTheDocument()
  down = false
  await user.click(within(unknown!).getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Most seats')).toBeInTheDocument()
})

test('SEA-1: sold out, not running and out of service are said in words, and lead to no booking', async () => {
  addTrain(4, { status: 'Cancelled' })
  addTrain(5, { totalSeats: 1 })
  db.bookings.push(booking(3, { train: trainId(5), journeyDate: '2026-03-05T00:00:00.000Z' }))
  open(compared(1, 4, 5).replace('03-04', '03-05'))
  await waitFor(async () =>
    expect(await texts(/^Seats on Thu 5 Mar/)).toEqual(['Does not run', 'Out of service', 'Sold out']),
  )
  expect(await texts(/^Booking/)).toEqual(['Does not run', 'Out of service', 'Book'])
})

test('SEA-3: a train that has left is said to have left, and leads to no booking', async () => {
  // It is Tuesday at noon: Train 2 left at six.
  addTrain(6, { departureTime: clock('12:01'), arrivalTime: clock('18:00') })
  open(compared(2, 6).replace('03-04', '03-03'))
  await waitFor(async () => expect(await texts(/^Seats on Tue 3 Mar/)).toEqual(['Has left', '50 seats free']))
  expect(await texts(/^Booking/)).toEqual(['Has left', 'Book'])
})

test('SEA-3: between two stations the day is that of boarding, and what is booked the day of the train’s start', async () => {
  const calls = recordCalls()
  const address = `${compared(1, 2).replace('03-04', '03-05')}&from=CIM&to=DOR&passengers=2`
  const { user, address: now } = open(address)
  expect(await texts(/^Journey/)).toEqual(['Cimra (CIM) to Dorlo (DOR)', 'Does not go this way'])
  expect(await texts(/^Departure/)).toEqual(['03:05', '—'])
  expect((await row(/^Days/))[0]).toHaveTextContent('Leaves on Thursday')
  expect(
    within((await row(/^Days/))[0]!).getByRole('img', { name: 'Leaves on Thursday' }),
  ).toBeInTheDocument()
  const [night] = await row(/^Booking/)
  expect(within(night!).getByRole('link')).toHaveAttribute(
    'href',
    `/bookings/new/${trainId(1)}?from=CIM&to=DOR&date=2026-03-04&passengers=2`,
  )
  await waitFor(() =>
    expect(calls.flatMap(({ path }) => (path.includes('/seats') ? [path] : []))).toEqual([
      `/api/trains/${trainId(1)}/seats?date=2026-03-04`,
    ]),
  )
  expect(screen.getByRole('link', { name: 'Back to the planner' })).toHaveAttribute(
    'href',
    `/plan-journey?from=CIM&to=DOR&date=2026-03-05&passengers=2&compare=${encodeURIComponent([trainId(1), trainId(2)].join(','))}`,
  )
  await user.click(screen.getByRole('button', { name: 'Compare whole runs' }))
  await waitFor(() => expect(now()).not.toContain('from='))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(await texts(/^Departure/)).toEqual(['22:00', '06:00Earliest'])
})

test('TRN-7: an id that nobody knows is said and can be removed; the other trains are compared all the same', async () => {
  const { user, address } = open(compared(1, 9, 2))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`There is no train with the id ${trainId(9)}`)
  expect((await table()).getAllByRole('columnheader')).toHaveLength(3)
  await user.click(within(alert).getByRole('button', { name: `Remove the train with the id ${trainId(9)}` }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(address()).not.toContain(trainId(9))
})

test('D1, TRN-7: a train that cannot be loaded now is told apart from one that is not there, and Retry brings it', async () => {
  server.use(http.get(`*/api/trains/${trainId(2)}`, () => fail(503, 'Closed for the night'), { once: true }))
  const { user } = open(compared(1, 2))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to load train details')
  expect(alert).toHaveTextContent('Closed for the night')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await table()).getAllByRole('columnheader')).toHaveLength(3))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('TRN-7: a train is removed with the keyboard, which goes on at its neighbour; without any the page says what to do', async () => {
  const { user, address } = open(compared(1, 2, 3))
  ;(await screen.findByRole('button', { name: 'Remove 90002 Train 2' })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove 90003 Train 3' })).toHaveFocus())
  expect(address()).toBe(
    `/trains/compare?trains=${encodeURIComponent([trainId(1), trainId(3)].join(','))}&date=2026-03-04`,
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove 90001 Night Mail' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('No trains chosen')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'All trains' })).toHaveAttribute('href', '/trains')
})

test('D5, TRN-7: another date is asked for in the address; one that is no date is tomorrow', async () => {
  const { address } = open(compared(2).replace('2026-03-04', 'soon'))
  const date = await screen.findByLabelText('Date')
  expect(date).toHaveValue('2026-03-04')
  fireEvent.change(date, { target: { value: '2026-03-07' } })
  await waitFor(() => expect(address()).toContain('date=2026-03-07'))
  expect(await texts(/^Seats on Sat 7 Mar/)).toHaveLength(1)
})

test('TRN-7: trains are chosen in the list, counted aloud, kept in the address, and a fifth is refused in words', async () => {
  for (const n of [4, 5]) addTrain(n)
  const { user, address } = open('/trains?q=train&sort=number')
  const said = (text: string) =>
    screen.findByText((content, element) => content === text && element?.getAttribute('role') === 'status')
  await user.click(await choose(2))
  expect(await said('1 of 4 chosen')).toBeInTheDocument()
  expect(within(await tray()).getByText('Choose another to compare')).toBeInTheDocument()
  await user.click(await choose(3))
  expect(await said('2 of 4 chosen')).toBeInTheDocument()
  expect(await choose(3)).toHaveFocus()
  expect(address()).toBe(
    `/trains?q=train&sort=number&compare=${encodeURIComponent([trainId(2), trainId(3)].join(','))}`,
  )
  expect(within(await tray()).getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    `/trains/compare?trains=${encodeURIComponent([trainId(2), trainId(3)].join(','))}&date=2026-03-04`,
  )
  await user.click(await choose(4))
  await user.click(await choose(5))
  await said('4 of 4 chosen')
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await user.clear(search)
  await waitFor(() => expect(address()).not.toContain('q='))
  await user.click(await choose(1))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^4 trains are chosen already.*Remove one first\.$/,
  )
  expect(await choose(1)).not.toBeChecked()
  await user.click(within(await tray()).getByRole('button', { name: 'Remove 90003 Train 3' }))
  expect(await said('3 of 4 chosen')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(await choose(3)).not.toBeChecked()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove 90004 Train 4' })).toHaveFocus())
})

test('D5, TRN-7: the address brings the choice back, its first four; the tray asks for no train that the list holds', async () => {
  for (const n of [4, 5]) addTrain(n)
  const { user, router } = open('/help')
  await screen.findByRole('heading', { level: 1 })
  await router.navigate({ to: '/trains' })
  await choose(1)
  const calls = recordCalls()
  await router.navigate({
    to: '/trains',
    search: { compare: [1, 1, 2, 3, 4, 5].map(trainId).join(',') },
  })
  const chips = within(await tray())
  expect(await chips.findByText('90004')).toBeInTheDocument()
  expect(chips.getAllByRole('listitem')).toHaveLength(4)
  expect(await choose(5)).not.toBeChecked()
  expect(calls).toEqual([])
  await user.click(chips.getByRole('button', { name: 'Clear' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Trains to compare' })).not.toBeInTheDocument(),
  )
  expect(await choose(1)).toHaveFocus()
})

test('TRN-7: from a chosen train the keyboard gets to the tray at once', async () => {
  const { user } = open(`/trains?compare=${trainId(1)},${trainId(2)}`)
  await tray()
  ;(await choose(1)).focus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await tray()).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveFocus()
})

test('TRN-7: a train that is added is compared on the journey that was asked for', async () => {
  const question = '&from=ALD&to=DOR&passengers=3'
  const { user, address } = open(`${compared(1).replace('03-04', '03-11')}${question}`)
  await user.click(await screen.findByRole('link', { name: 'Add a train' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Trains' })).toHaveFocus()
  await user.click(await choose(2))
  await user.click(await within(await tray()).findByRole('link', { name: 'Compare' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare trains' })).toHaveFocus()
  expect(address()).toBe(
    `/trains/compare?trains=${encodeURIComponent([trainId(1), trainId(2)].join(','))}&date=2026-03-11${question}`,
  )
  expect(await screen.findByLabelText('Date')).toHaveValue('2026-03-11')
})

test('TRN-7: the planner’s choice is compared on the journey that was searched for', async () => {
  const { user } = open('/plan-journey?from=ALD&to=DOR&date=2026-03-04&passengers=2')
  await user.click(await choose(1))
  await user.click(await choose(2))
  await user.click(await within(await tray()).findByRole('link', { name: 'Compare' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare trains' })).toHaveFocus()
  expect(await texts(/^Journey/)).toEqual(['Aldun (ALD) to Dorlo (DOR)', 'Aldun (ALD) to Dorlo (DOR)'])
  expect(screen.getByRole('link', { name: 'Back to the planner' })).toBeInTheDocument()
})

test('SEA-3, TRN-7: the link to a train that is boarded after midnight names the day that it starts on', async () => {
  open(`/trains/compare?trains=${trainId(1)}&from=CIM&to=DOR&date=2026-03-05`)
  const [, column] = (await table()).getAllByRole('columnheader')
  expect(within(column!).getByRole('link')).toHaveAttribute('href', `/trains/${trainId(1)}?date=2026-03-04`)
})
