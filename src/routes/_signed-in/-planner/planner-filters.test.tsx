import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { maya, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { setWindowWidth } from '@/test/window-width'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const times = (from: string, to: string) => ({ departureTime: clock(from), arrivalTime: clock(to) })

// On Wednesday 4 March: 90001 22:00 ₹240, 90002 06:00 ₹400, both Express; 90004 08:00 Rajdhani ₹900; 90005 13:00 ₹300.
beforeEach(() => {
  addTrain(4, { ...times('08:00', '11:30'), fare: 900, trainType: 'Rajdhani' })
  addTrain(5, { ...times('13:00', '15:00'), fare: 300 })
})

const wednesday = '/journey-planner?from=ALD&to=DOR&date=2026-03-04'
const open = (query = '') => renderApp(wednesday + query, { token: issueToken(maya) })
const numbers = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.slice(0, 5))
const found = (text: string) => screen.findByText(text, { selector: '[role=status]' })

/** A window wide enough for the filters beside the results. */
const widen = () => setWindowWidth(1280)

test('D5: on a phone the filters are in a sheet, its button counts them, and the address has them all', async () => {
  const { user, address } = open()
  await found('4 direct trains, Wed 4 Mar')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(await sheet.findByRole('checkbox', { name: /^Morning/ }))
  await user.click(sheet.getByRole('checkbox', { name: 'Express' }))
  await user.selectOptions(sheet.getByLabelText('Fare per passenger'), 'Up to ₹500')
  await user.selectOptions(sheet.getByLabelText('Arrival'), 'By 15:00')
  await user.selectOptions(sheet.getByLabelText('Changes'), 'Direct trains only')
  await user.selectOptions(sheet.getByLabelText('Time for each change'), 'At least 30 minutes')
  await waitFor(() =>
    expect(address()).toBe(
      `${wednesday}&time=morning&type=Express&fare=500&arriveBy=15.00&changes=0&minChange=30`,
    ),
  )
  await user.click(sheet.getByRole('button', { name: 'Show 1 journey' }))
  expect(await screen.findByRole('button', { name: 'Filters · 6 in use' })).toHaveFocus()
  expect(numbers()).toEqual(['90002'])
  expect(await found('1 of 4 direct trains, Wed 4 Mar')).toBeInTheDocument()
})

test('TRN-2, D5: beside the results a train that arrives at the very minute is there by then; the focus stays on the filter, the count is announced once, and two filters that are chosen before either is drawn both count', async () => {
  widen()
  const { user, address } = open()
  const status = await found('4 direct trains, Wed 4 Mar')
  const panel = within(await screen.findByRole('complementary', { name: 'Filters' }))
  await user.selectOptions(await panel.findByLabelText('Arrival'), 'By 12:00')
  const chip = await screen.findByRole('button', { name: 'Remove filter: Arrives by 12:00' })
  expect(numbers()).toContain('90002')
  expect(numbers()).not.toContain('90005')
  await user.click(chip)
  await waitFor(() => expect(status).toHaveTextContent('4 direct trains, Wed 4 Mar'))

  const said: string[] = []
  const listener = new MutationObserver(() => said.push(status.textContent))
  listener.observe(status, { childList: true, characterData: true, subtree: true })
  const [night, evening] = [
    panel.getByRole('checkbox', { name: /^Night/ }),
    panel.getByRole('checkbox', { name: /^Evening/ }),
  ]
  await user.click(night)
  await waitFor(() => expect(said).toEqual(['0 of 4 direct trains, Wed 4 Mar']))
  expect(night).toHaveFocus()
  await user.click(evening)
  await waitFor(() => expect(said.slice(1)).toEqual(['1 of 4 direct trains, Wed 4 Mar']))
  expect(evening).toHaveFocus()
  expect(numbers()).toEqual(['90001'])
  listener.disconnect()

  const both = () => {
    night.click()
    evening.click()
  }
  act(both)
  await waitFor(() => expect(address()).toBe(wednesday))
  act(both)
  await waitFor(() => expect(address()).toContain('time=night&time=evening'))
  expect([night, evening].map((box) => (box as HTMLInputElement).checked)).toEqual([true, true])
})

test('D5: each filter is a chip that takes it back; the focus goes on to the next one, and from the last to what is shown', async () => {
  const { user, address, router } = open(
    '&type=Express&type=Rajdhani&time=morning&fare=1000&arriveBy=30.00&minChange=45',
  )
  await found('2 of 4 direct trains, Wed 4 Mar')
  const chips = () =>
    within(screen.getByRole('list', { name: 'Filters in use' }))
      .getAllByRole('button', { name: /^Remove filter/ })
      .map((button) => button.getAttribute('aria-label')?.replace('Remove filter: ', ''))
  expect(chips()).toEqual([
    '45 min for each change',
    'Morning',
    'Arrives by 06:00 next day',
    'Express',
    'Rajdhani',
    'Up to ₹1,000',
  ])
  await user.click(screen.getByRole('button', { name: 'Remove filter: Express' }))
  await waitFor(() => expect(address()).toContain('&type=Rajdhani&time=morning'))
  expect(screen.getByRole('button', { name: 'Remove filter: Rajdhani' })).toHaveFocus()
  expect(numbers()).toEqual(['90004'])
  await user.click(screen.getByRole('button', { name: 'Remove all filters' }))
  await waitFor(() => expect(address()).toBe(wednesday))
  expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument()
  expect(await found('4 direct trains, Wed 4 Mar')).toHaveFocus()

  await act(() => router.navigate({ href: `${wednesday}&time=evening` }))
  await found('1 of 4 direct trains, Wed 4 Mar')
  await user.click(screen.getByRole('button', { name: 'Remove filter: Evening' }))
  expect(await found('4 direct trains, Wed 4 Mar')).toHaveFocus()
})

test('TRN-4: where nothing fits, the filter that costs most is named with the count, and one press drops it', async () => {
  const { user, address } = open('&time=morning&type=Express&fare=300')
  expect(await screen.findByText('No journey matches your filters')).toBeInTheDocument()
  // Without the fare limit 90002, without the time 90001 and 90005, without the type none.
  expect(screen.getByText('Without the time of departure there are 2 journeys.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Drop the time of departure' }))
  await waitFor(() => expect(address()).toBe(`${wednesday}&type=Express&fare=300`))
  expect(await found('2 of 4 direct trains, Wed 4 Mar')).toHaveFocus()
})

test('TRN-4: what the search itself left out is searched for again: changes, and the time for them', async () => {
  const [aldun, bexor, cimra] = [1, 2, 3].map(stationId)
  addTrain(6, { source: aldun!, destination: bexor!, ...times('07:00', '08:00') })
  addTrain(7, { source: bexor!, destination: cimra!, ...times('08:20', '09:00') })
  const toCimra = '/journey-planner?from=ALD&to=CIM&date=2026-03-05'
  const { user, address, router } = renderApp(`${toCimra}&changes=0`, { token: issueToken(maya) })
  expect(await screen.findByText('Without “direct only” there is 1 journey.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Drop “direct only”' }))
  await waitFor(() => expect(address()).toBe(toCimra))
  expect(await screen.findByRole('heading', { name: '1 change: Bexor' })).toBeInTheDocument()

  await act(() => router.navigate({ href: `${toCimra}&minChange=30` }))
  expect(
    await screen.findByText('Without 30 minutes for each change there is 1 journey.'),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Drop 30 minutes for each change' }))
  expect(await screen.findByRole('heading', { name: '1 change: Bexor' })).toBeInTheDocument()
})

test('SEA-1: the filter for seats hides what is full, never what could not be checked, and asks three at a time', async () => {
  let [running, most] = [0, 0]
  server.use(
    http.get('*/api/trains/:id/seats', async ({ params }) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (params.id === trainId(2)) throw fail(500, 'No seat map')
      return ok({ availableSeats: { [trainId(4)]: 0, [trainId(5)]: 1 }[String(params.id)] ?? 3 })
    }),
  )
  const calls = recordCalls()
  open('&passengers=2&seats=free')
  expect(await found('2 of 4 direct trains, Wed 4 Mar')).toBeInTheDocument()
  expect(numbers()).toEqual(['90002', '90001'])
  expect(screen.getByText(/^The seats of 1 train could not be checked/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove filter: With 2 free seats' })).toBeInTheDocument()
  expect(most).toBeLessThanOrEqual(3)
  expect(calls.filter(({ path }) => path.includes('/seats'))).toHaveLength(4)
})

test('D5: filters that no link could have made are left out', async () => {
  open(
    '&type=&time=noon&time=night&fare=-3&arriveBy=99.00&seats=some&minChange=7&changes=9&earlier=x&after=25.00',
  )
  expect(await found('0 of 4 direct trains, Wed 4 Mar')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1)
})

test('P9: of many trains the first are shown, and one press shows the others', async () => {
  for (let n = 10; n < 28; n += 1) addTrain(n)
  const { user } = open()
  await found('22 direct trains, Wed 4 Mar')
  await waitFor(() => expect(numbers()).toHaveLength(20))
  await user.click(screen.getByRole('button', { name: 'Show 2 more direct trains' }))
  expect(numbers()).toHaveLength(22)
  const next = screen.getAllByRole('heading', { level: 3 })[20]?.closest('li')
  expect(next).toContainElement(document.activeElement as HTMLElement)
})
