import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { addDays, today } from '@/domain/time/calendar'
import { formatDay } from '@/lib/text/format'
import { enter } from '@/test/enter'
import { fakeAnswers } from '@/test/fake-answers'
import { slowAnswer } from '@/test/slow-answer'
import { tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'

afterEach(() => void vi.unstubAllGlobals())

const open = (address: string) => renderApp(address, { token: tokenOf('frequent-passenger') })
const shownTrains = () =>
  screen.queryAllByRole('link', { name: /^Details of/ }).map((link) => link.getAttribute('aria-label'))
const search = () => screen.findByRole('searchbox', { name: 'Search' })

test('E1, D5: trains are searched as one types, the address follows, and the address gives the same list', async () => {
  const { user, address, unmount } = open('/trains')
  await enter(user, await search(), 'rajdhani ndls')
  await waitFor(() => expect(address()).toBe('/trains?q=rajdhani%20ndls'))
  const delhi = db.stations.find(({ code }) => code === 'NDLS')?._id
  const found = db.trains.filter(
    ({ trainType, source, destination }) =>
      trainType === 'Rajdhani' && [source, destination].includes(delhi ?? ''),
  )
  expect(found.length).toBeGreaterThan(3)
  await screen.findByText(`${found.length} trains`)
  const expected = shownTrains()
  expect(new Set(expected)).toEqual(new Set(found.map(({ name }) => expect.stringContaining(name))))
  unmount()
  open('/trains?q=rajdhani%20ndls')
  await waitFor(() => expect(shownTrains()).toEqual(expected))
  expect(await search()).toHaveValue('rajdhani ndls')
})

test('TRN-6: typed fast over a list that is still on its way, and one that comes again: what is shown fits what stands there', async () => {
  const answers: PromiseWithResolvers<void>[] = []
  server.use(
    http.get('*/api/trains', async () => {
      const late = Promise.withResolvers<void>()
      answers.push(late)
      await late.promise
    }),
  )
  const { user, queryClient } = open('/trains')
  await enter(user, await search(), 'shata')
  answers[0]?.resolve()
  await user.paste('bdi')
  const shatabdis = db.trains.filter(({ name }) => /shatabdi/i.test(name)).length
  expect(await screen.findByText(`${shatabdis} trains`)).toBeInTheDocument()
  expect(shownTrains().every((name) => /Shatabdi/.test(name ?? ''))).toBe(true)

  const again = queryClient.invalidateQueries({ queryKey: ['trains'] })
  await waitFor(() => expect(answers).toHaveLength(2))
  await enter(user, await search(), 'rajdhani')
  answers[1]?.resolve()
  await again
  const rajdhanis = db.trains.filter(({ name, trainType }) => /rajdhani/i.test(`${name} ${trainType}`)).length
  expect(await screen.findByText(`${rajdhanis} trains`)).toBeInTheDocument()
})

/** More than is read at once. */
const many = () =>
  Array.from({ length: 12 }, (_, copy) =>
    db.trains.map((train) => ({
      ...train,
      _id: `${train._id.slice(0, -2)}${String(copy).padStart(2, '0')}`,
    })),
  ).flat()

test('P9: the trains that have come are shown before the others, with how many there are to come', async () => {
  const trains = many()
  const slow = slowAnswer({ success: true, count: trains.length, data: trains }, 400_000)
  server.use(http.get('*/api/trains', () => slow.answer))
  const { user } = open('/trains')
  await waitFor(() => expect(shownTrains()).toHaveLength(25))
  const bar = screen.getByRole('progressbar', { name: 'Loading…' })
  expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[\d,]+ of [\d,]+ trains$/))
  expect(screen.getByText('More trains are coming…')).toHaveAttribute('role', 'status')
  await enter(user, await search(), 'zzzz')
  await waitFor(() => expect(shownTrains()).toHaveLength(0))
  expect(screen.queryByText('No train fits')).not.toBeInTheDocument()
  slow.finish()
  expect(await screen.findByText('No train fits')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('P9, D1: where the rest of the trains does not come, those that came stay under the words of the failure', async () => {
  const slow = slowAnswer({ success: true, data: many() }, 400_000)
  server.use(http.get('*/api/trains', () => slow.answer, { once: true }))
  const { user } = open('/trains')
  await waitFor(() => expect(shownTrains()).toHaveLength(25))
  slow.breakOff()
  expect(await screen.findByText('Failed to fetch trains')).toBeInTheDocument()
  expect(screen.getByText('Not all trains have come')).toBeInTheDocument()
  expect(shownTrains()).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(`${db.trains.length} trains`)).toBeInTheDocument()
})

test('N6: a timetable that this device has kept says from when it is, while it is made fresh and where that fails', async () => {
  const answers = fakeAnswers()
  const first = open('/trains')
  await screen.findByText(`${db.trains.length} trains`)
  await answers.written()
  first.unmount()
  const late = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/trains', async () => {
      await late.promise
      return fail(503, 'Closed for the night')
    }),
  )
  open('/trains')
  expect(
    await screen.findByText(/^[\d,]+ trains · Timetable of \d+ \w+ \d{4}, \d\d:\d\d, being made fresh$/),
  ).toBeInTheDocument()
  await waitFor(() => expect(shownTrains()).toHaveLength(25))
  late.resolve()
  expect(await screen.findByText(/ · Timetable of .*: it could not be made fresh$/)).toBeInTheDocument()
  expect(screen.getByText('Closed for the night')).toBeInTheDocument()
  expect(shownTrains()).toHaveLength(25)
})

test('TRN-4: nothing found names the part whose removal helps most, with the count and one press', async () => {
  const { user, address } = open('/trains?q=xyzzy&type=Rajdhani')
  await screen.findByText('No train fits')
  const rajdhanis = db.trains.filter(({ trainType }) => trainType === 'Rajdhani').length
  expect(screen.getByText(`Without the search words there are ${rajdhanis} trains.`)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Drop the search words' }))
  expect(await search()).toHaveFocus()
  await waitFor(() => expect(address()).toBe('/trains?type=Rajdhani'))
  expect(await screen.findByText(`${rajdhanis} trains`)).toBeInTheDocument()
})

test('D5: pages have addresses; one past the end shows the last', async () => {
  open('/trains?page=999')
  const pages = Math.ceil(db.trains.length / 25)
  expect(await screen.findByText(`Page ${pages} of ${pages}`)).toBeInTheDocument()
  await waitFor(() => expect(shownTrains()).toHaveLength(db.trains.length - (pages - 1) * 25))
})

test('D1, E1, TRN-2: a failed list says so in its place, and Retry brings it; changing a filter keeps the focus and says the new count', async () => {
  server.use(http.get('*/api/trains', () => fail(503, 'Closed for the night'), { once: true }))
  const { user } = open('/trains')
  expect(await screen.findByText('Failed to fetch trains')).toBeInTheDocument()
  expect(screen.getByText('Closed for the night')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(`${db.trains.length} trains`)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const days = screen.getByRole('combobox', { name: 'Runs on' })
  await user.selectOptions(days, 'Monday')
  const mondays = db.trains.filter(({ daysOfOperation }) => daysOfOperation.includes('Mon')).length
  expect(await screen.findByText(`${mondays} trains`)).toHaveAttribute('role', 'status')
  expect(days).toHaveFocus()
})

test('E1, E2: a train shows every stop with its times, its seats around a date, and leads to booking', async () => {
  const train = db.trains.find(({ trainNumber }) => trainNumber === '12951')
  // Far enough from today that none of the days' trains has left.
  const date = addDays(today('Asia/Kolkata'), 10)
  const { user, address } = open(`/trains/${train?._id}?date=${date}`)
  const stops = await screen.findByRole('table')
  expect(within(stops).getAllByRole('row')).toHaveLength((train?.route.length ?? 0) + 1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12951')
  expect(screen.getByText('Runs every day')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('link', { name: /seats$/ })).toHaveLength(7))
  await user.click(screen.getByRole('link', { name: 'Book' }))
  await waitFor(() => expect(address()).toContain(`/bookings/new/${train?._id}?date=`))
})

test('SEA-1: the strip tells sold out, not running and not known apart', async () => {
  const sold = db.trains.find(({ trainNumber }) => trainNumber === '01107')
  open(`/trains/${sold?._id}`)
  expect((await screen.findAllByText('Sold out')).length).toBeGreaterThan(0)
})

test('SEA-1: a day still being checked is not said to have failed, after another was checked again', async () => {
  const train = db.trains.find(({ trainNumber }) => trainNumber === '12951')
  const date = addDays(today('Asia/Kolkata'), 10)
  const other = addDays(date, 1)
  let down = true
  server.use(
    http.get('*/api/trains/:id/seats', ({ request }) => {
      const day = new URL(request.url).searchParams.get('date')
      if (day === other) return new Promise<undefined>(() => {})
      return day === date && down ? fail(500, 'No seat map') : undefined
    }),
  )
  const { user, address } = open(`/trains/${train?._id}?date=${date}`)
  const again = await screen.findByRole('button', { name: 'Check again' })
  down = false
  await user.click(again)
  await waitFor(() => expect(again).not.toBeInTheDocument())
  await user.click(screen.getByRole('link', { name: new RegExp(`^${formatDay(other)}`) }))
  await waitFor(() => expect(address()).toContain(other))
  expect(await screen.findByText('Checking seats…')).toBeInTheDocument()
  expect(screen.queryByText('Failed to check seat availability')).not.toBeInTheDocument()
})

test('E1: a train that does not exist is told in words, with the way on', async () => {
  open('/trains/000000000000000000000000')
  expect(await screen.findByText('Failed to load train details')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All trains' })).toHaveAttribute('href', '/trains')
})

test('TRN-3: what the server left out is a dash, never undefined or NaN', async () => {
  const bare = db.trains.find(({ trainNumber }) => trainNumber === '04401')
  const { container } = open(`/trains/${bare?._id}`)
  await screen.findByText('The stops between are not known.')
  expect(container).not.toHaveTextContent(/undefined|NaN|Invalid Date|\[object/)
})
