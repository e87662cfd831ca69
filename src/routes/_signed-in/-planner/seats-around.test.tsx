import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
afterEach(() => vi.unstubAllEnvs())

const wednesday = '/plan-journey?from=ALD&to=DOR&date=2026-03-04'
const open = (address = wednesday) => renderApp(address, { token: issueToken(maya) })
const fold = (name = '90002 Train 2') =>
  screen.findByRole('button', { name: new RegExp(`^Seats on other days ?, ${name}$`) })
const days = async (around = 'Wed 4 Mar') =>
  within(await screen.findByRole('list', { name: `Seats around ${around}` }))
const texts = (list: Awaited<ReturnType<typeof days>>) =>
  list.getAllByRole('link').map((link) => link.textContent)
const seatCalls = (calls: { path: string }[], train = trainId(2)) =>
  calls.flatMap(({ path }) => (path.includes(`${train}/seats?date=`) ? [path.slice(-10)] : []))

test('SEA-2: the days around open on a press and are asked for only then; each says its date, whether it runs, its seats', async () => {
  const calls = recordCalls()
  const { user } = open()
  const button = await fold('90001 Night Mail')
  expect(await screen.findByText('3 seats left')).toBeInTheDocument()
  expect(seatCalls(calls, trainId(1))).toEqual(['2026-03-04'])
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const list = await days()
  expect(texts(list)).toEqual([
    'Tue 3 Mar Does not run',
    'Wed 4 Mar 3 seats',
    'Thu 5 Mar Does not run',
    'Fri 6 Mar Does not run',
    'Sat 7 Mar Does not run',
    'Sun 8 Mar Does not run',
    'Mon 9 Mar Does not run',
  ])
  expect(list.getByRole('link', { current: 'date' })).toHaveTextContent('Wed 4 Mar')
  // The card has asked for this day already; on the others nothing runs.
  expect(seatCalls(calls, trainId(1))).toEqual(['2026-03-04'])
  await user.click(button)
  expect(screen.queryByRole('list', { name: /^Seats around/ })).not.toBeInTheDocument()
})

test('SEA-2: at most three calls are under way at once, cards and strips together; closing ends those of the strip, and so does leaving the page', async () => {
  const asked: { request: Request; answer: () => void }[] = []
  const unanswered = () => asked.filter(({ request }) => !request.signal.aborted && !answered.has(request))
  const answered = new Set<Request>()
  server.use(
    http.get('*/api/trains/:id/seats', ({ request }) => {
      const waiting = Promise.withResolvers<void>()
      asked.push({
        request,
        answer: () => {
          answered.add(request)
          waiting.resolve()
        },
      })
      return waiting.promise.then(() => ok({ availableSeats: 20 }))
    }),
  )
  const { user, router } = open()
  await user.click(await fold())
  const list = await days()
  // Two cards ask for their own day, the strip for five more: today's train has left.
  await waitFor(() => expect(unanswered()).toHaveLength(3))
  expect(list.getAllByText('Checking…')).toHaveLength(6)
  while (answered.size < 4) {
    unanswered()[0]?.answer()
    const done = answered.size
    await waitFor(() => expect(asked.length).toBe(Math.min(3 + done, 7)))
    expect(unanswered().length).toBeLessThanOrEqual(3)
  }
  await waitFor(() => expect(list.getAllByText('20 seats').length).toBeGreaterThanOrEqual(3))
  const before = asked.length
  await user.click(await fold())
  await waitFor(() => expect(unanswered()).toHaveLength(0))
  expect(asked).toHaveLength(before)

  await user.click(await fold())
  await waitFor(() => expect(unanswered().length).toBeGreaterThan(0))
  const reopened = asked.length
  await act(() => router.navigate({ to: '/help' }))
  await waitFor(() => expect(unanswered()).toHaveLength(0))
  expect(asked).toHaveLength(reopened)
})

test('SEA-2: an answer is good for 60 s: a strip opened again within them asks for nothing', async () => {
  const calls = recordCalls()
  const { user } = open()
  await user.click(await fold())
  await waitFor(async () => expect((await days()).getAllByText('50 seats')).toHaveLength(6))
  const asked = seatCalls(calls).length
  expect(asked).toBe(6)
  await user.click(await fold())
  vi.setSystemTime(Date.now() + 59_000)
  await user.click(await fold())
  expect((await days()).getAllByText('50 seats')).toHaveLength(6)
  expect(seatCalls(calls)).toHaveLength(asked)
  await user.click(await fold())
  vi.setSystemTime(Date.now() + 2_000)
  await user.click(await fold())
  // The card's own day belongs to the card.
  await waitFor(() => expect(seatCalls(calls).length).toBeGreaterThanOrEqual(asked + 5))
})

test('SEA-2, D5: the arrow keys, Home and End go through the days, the Tab key passes them in one step; the day chosen is the planner’s date, and its strip is open again with the focus on it', async () => {
  const { user, address } = open(`${wednesday}&passengers=2&sort=cheapest`)
  await user.click(await fold())
  const list = await days()
  await user.tab()
  expect(list.getByRole('link', { name: /^Wed 4 Mar/ })).toHaveFocus()
  for (const [key, date] of [
    ['ArrowRight', 'Thu 5 Mar'],
    ['ArrowDown', 'Fri 6 Mar'],
    ['End', 'Mon 9 Mar'],
    ['ArrowRight', 'Mon 9 Mar'],
    ['ArrowLeft', 'Sun 8 Mar'],
    ['Home', 'Tue 3 Mar'],
    ['ArrowUp', 'Tue 3 Mar'],
  ]) {
    await user.keyboard(`{${key}}`)
    expect(list.getByRole('link', { name: new RegExp(`^${date}`) })).toHaveFocus()
  }
  expect(list.getAllByRole('link').filter((link) => link.tabIndex === 0)).toHaveLength(1)
  await user.tab()
  expect(screen.getByRole('button', { name: 'More days' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(list.getByRole('link', { name: /^Tue 3 Mar/ })).toHaveFocus()

  await user.click(list.getByRole('link', { name: /^Fri 6 Mar/ }))
  const moved = await days('Fri 6 Mar')
  expect(address()).toBe('/plan-journey?from=ALD&to=DOR&date=2026-03-06&passengers=2&sort=cheapest')
  expect(await screen.findByText('1 direct train, Fri 6 Mar')).toBeInTheDocument()
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-06')
  expect(moved.getByRole('link', { current: 'date' })).toHaveFocus()
  expect(await fold('90001 Night Mail')).toHaveAttribute('aria-expanded', 'false')
})

test('SEA-2: fifteen days around come on ask, none of them in the past', async () => {
  const { user } = open(wednesday.replace('03-04', '03-25'))
  await user.click(await fold())
  expect(texts(await days('Wed 25 Mar'))[0]).toMatch(/^Sun 22 Mar/)
  await user.click(screen.getByRole('button', { name: 'More days' }))
  const all = texts(await days('Wed 25 Mar'))
  expect([all.length, all[0]?.slice(0, 10), all.at(-1)?.slice(0, 9)]).toEqual([31, 'Tue 10 Mar', 'Thu 9 Apr'])
  await user.click(screen.getByRole('button', { name: 'Fewer days' }))
  expect(texts(await days('Wed 25 Mar'))).toHaveLength(7)
})

test('SEA-1: a number, too few, sold out and could not check read differently; a retry keeps the focus', async () => {
  const people = (count: number) =>
    Array.from({ length: count }, () => ({ name: 'A', age: 30, gender: 'F' as const, seatNumber: null }))
  const taken = (n: number, date: string, count: number) =>
    booking(n, { train: trainId(2), journeyDate: `${date}T00:00:00.000Z`, passengers: people(count) })
  db.bookings.push(taken(3, '2026-03-05', 50), taken(4, '2026-03-06', 49))
  let down = true
  server.use(
    http.get(`*/api/trains/${trainId(2)}/seats`, ({ request }) =>
      down && request.url.includes('2026-03-07') ? fail(500, 'No seat map') : undefined,
    ),
  )
  const { user } = open(`${wednesday}&passengers=2`)
  await user.click(await fold())
  const list = await days()
  await waitFor(() =>
    expect(texts(list).slice(0, 5)).toEqual([
      'Tue 3 Mar Has left',
      'Wed 4 Mar 50 seats',
      'Thu 5 Mar Sold out',
      'Fri 6 Mar 1 seat, too few',
      'Sat 7 Mar Could not check',
    ]),
  )
  expect(screen.getByText('Could not check Sat 7 Mar:').parentElement).toHaveTextContent('No seat map')
  list.getByRole('link', { name: /^Fri 6 Mar/ }).focus()
  await user.keyboard('{ArrowRight}{Tab}')
  expect(list.getByRole('button', { name: 'Check Sat 7 Mar again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(list.getByRole('button', { name: 'Check Sat 7 Mar again' })).not.toHaveAttribute('aria-busy'),
  )
  expect(list.getByRole('button', { name: 'Check Sat 7 Mar again' })).toHaveFocus()
  down = false
  await user.keyboard('{Enter}')
  expect(await list.findByRole('link', { name: 'Sat 7 Mar 50 seats' })).toHaveFocus()
  expect(list.queryByRole('button')).not.toBeInTheDocument()
})

test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'SEA-3: the day asked for, shown and booked is the same for a viewer in %s, also past midnight on a night train',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const calls = recordCalls()
    const { user } = open('/plan-journey?from=CIM&to=DOR&date=2026-03-05&passengers=2')
    await user.click(await fold('90001 Night Mail'))
    const list = await days('Thu 5 Mar')
    expect(screen.getByText(/the train starts 1 day earlier/)).toBeInTheDocument()
    expect(texts(list).map((text) => text.slice(0, 9))).toEqual([
      'Tue 3 Mar',
      'Wed 4 Mar',
      'Thu 5 Mar',
      'Fri 6 Mar',
      'Sat 7 Mar',
      'Sun 8 Mar',
      'Mon 9 Mar',
    ])
    expect(await list.findByRole('link', { name: 'Thu 5 Mar 3 seats' })).toHaveAttribute(
      'href',
      expect.stringContaining('date=2026-03-05'),
    )
    expect(texts(list).filter((text) => text.endsWith('Does not run'))).toHaveLength(6)
    expect(seatCalls(calls, trainId(1))).toEqual(['2026-03-04'])
    expect(screen.getByRole('link', { name: 'Book 90001 Night Mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('date=2026-03-04'),
    )
    await user.click(screen.getByRole('link', { name: 'Book 90001 Night Mail' }))
    expect(await screen.findByLabelText(/^Date the train starts/)).toHaveValue('2026-03-04')
    expect(screen.getByText('You board 1 day later, on Thu 5 Mar')).toBeInTheDocument()
  },
)
