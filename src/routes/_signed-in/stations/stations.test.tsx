import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { enter } from '@/test/enter'
import { tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'

const open = (address: string) => renderApp(address, { token: tokenOf('frequent-passenger') })
const listed = () =>
  screen.queryAllByRole('link', { name: /[A-Z]{1,5}( [\d,]+ km)?$/ }).map((link) => link.textContent)
const search = () => screen.findByRole('searchbox', { name: 'Search' })

afterEach(() => vi.unstubAllGlobals())

test('STA-4, F1, D5, STA-2, api-model 11.4: the map is one picture of what the list has; stations are found by a former name or the code, in the address; all pages of them are asked for, and nothing typed is sent', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/stations', ({ request }) => {
      asked.push(new URL(request.url).search)
    }),
  )
  const { user, address } = open('/stations')
  const map = await screen.findByRole('img', {
    name: `Map of ${db.stations.length} stations. The listed ones stand out.`,
  })
  expect(map.querySelectorAll('circle')).toHaveLength(25)
  await enter(user, await search(), 'bangalor')
  await waitFor(() => expect(address()).toBe('/stations?q=bangalor'))
  expect(await screen.findByRole('link', { name: /KSR Bengaluru/ })).toBeInTheDocument()
  await enter(user, await search(), 'ndls')
  await waitFor(() => expect(listed()[0]).toContain('New Delhi'))
  expect(asked).toEqual(['?limit=500&page=1'])
})

test('X-1: who shows all stations again goes on in the search field', async () => {
  const { user } = open('/stations?q=xyzzy')
  await user.click(await screen.findByRole('button', { name: 'Show all stations' }))
  await waitFor(() => expect(listed()).toHaveLength(25))
  expect(await search()).toHaveFocus()
  expect(await search()).toHaveValue('')
})

test('F1: stations without a position are in the list, by distance at its end, and on no map', async () => {
  const placed = db.stations.length
  const lost = { city: '', state: '', latitude: null, longitude: null }
  db.stations.push({ ...lost, _id: 'f'.repeat(24), code: 'XX-BECE', name: 'XX-BECE' })
  const pages = Math.ceil((placed + 1) / 25)
  const { user } = open(`/stations?near=PUNE&page=${pages}`)
  await waitFor(() => expect(listed().at(-1)).toBe('XX-BECE—XX-BECE'))
  expect(screen.getByText(`${placed + 1} stations, nearest to Pune Junction first`)).toBeInTheDocument()
  expect(
    screen.getByRole('img', { name: `Map of ${placed} stations. The listed ones stand out.` }),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /XX-BECE/ }))
  expect(await screen.findByText('Where this station lies is not known.')).toBeInTheDocument()
  expect(await screen.findByText('No train leaves here')).toBeInTheDocument()
})

test('STA-3: a position that is refused leaves the page usable and says what to do; a known one lists the nearest station first', async () => {
  const pune = db.stations.find(({ code }) => code === 'PUNE')
  let isRefused = true
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: (at: object) => void, failed: (error: object) => void) =>
        isRefused ? failed({ code: 1, PERMISSION_DENIED: 1 }) : found({ coords: pune }),
    },
  })
  const { user } = open('/stations')
  await user.click(await screen.findByRole('button', { name: 'Near me' }))
  expect(await screen.findByText(/does not tell us where you are/)).toBeInTheDocument()
  await waitFor(() => expect(listed()).toHaveLength(25))
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() => expect(listed()[0]).toMatch(/^Pune Junction.*0 km$/))
  expect(screen.queryByText(/does not tell us where you are/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'List by name' }))
  await waitFor(() => expect(listed()[0]).not.toMatch(/km$/))
})

test('F1, D5: near a station is an address; an unknown code, and a station without a position, are said, and listed is by name', async () => {
  const lost = db.stations.find(({ code }) => code !== 'PUNE')!
  Object.assign(lost, { latitude: null, longitude: null })
  const { user, router } = open('/stations?near=PUNE')
  await waitFor(() => expect(listed()[0]).toMatch(/^Pune Junction.*0 km$/))
  await act(() => router.navigate({ href: `/stations?near=${lost.code}` }))
  expect(await screen.findByText(`Where ${lost.name} lies is not known`)).toBeInTheDocument()
  expect(screen.getByText(`${db.stations.length} stations`)).toBeInTheDocument()
  await waitFor(() => expect(listed()).toHaveLength(25))
  expect(listed()[0]).not.toMatch(/km$/)
  await act(() => router.navigate({ href: '/stations?near=QQQ' }))
  expect(await screen.findByText('There is no station with the code QQQ')).toBeInTheDocument()
  expect(listed()).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: 'List by name' }))
  await waitFor(() => expect(screen.queryByText(/There is no station/)).not.toBeInTheDocument())
  expect(await search()).toHaveFocus()
})

test('F1, B3: a station shows departures and arrivals by the clock, and the stations around it', async () => {
  const pune = db.stations.find(({ code }) => code === 'PUNE')
  const { user, address } = open(`/stations/${pune?._id}`)
  const table = await screen.findByRole('table')
  const times = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent ?? '')
  const leaving = db.trains.filter(({ route }) =>
    route.slice(0, -1).some(({ station }) => station === pune?._id),
  )
  expect(times()).toHaveLength(leaving.length)
  expect(times()).toEqual(times().toSorted((a, b) => a.localeCompare(b)))
  expect(screen.getByRole('heading', { name: 'Stations nearby' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Arrivals' }))
  await waitFor(() => expect(address()).toBe(`/stations/${pune?._id}?board=arrivals`))
})

test('F1: the days on a board are those of the call there, not those on which the train starts; a train out of service is not shown as if it ran', async () => {
  const vadodara = db.stations.find(({ code }) => code === 'BRC')
  const mumbai = db.stations.find(({ code }) => code === 'MMCT')
  db.trains = db.trains.map((train) =>
    train.trainNumber === '12009' ? { ...train, status: 'Inactive' } : train,
  )
  const row = async (train: string) =>
    (await screen.findByRole('link', { name: new RegExp(`^${train}`) })).closest('tr')!
  const days = async () =>
    within(await row('22209'))
      .getByRole('img')
      .getAttribute('aria-label')
  const { user, router } = open(`/stations/${vadodara?._id}`)
  expect(await days()).toBe('Leaves on Tuesday, Saturday')
  expect(await row('12009')).toHaveTextContent('Out of service at present')
  expect(await row('22209')).not.toHaveTextContent('Out of service')
  await user.click(screen.getByRole('link', { name: 'Arrivals' }))
  await waitFor(async () => expect(await days()).toBe('Arrives on Tuesday, Saturday'))
  await act(() => router.navigate({ href: `/stations/${mumbai?._id}` }))
  await waitFor(async () => expect(await days()).toBe('Leaves on Monday, Friday'))
})

test('G28, D5: the board of a busy station has pages, in its address', async () => {
  const pune = db.stations.find(({ code }) => code === 'PUNE')
  const [first] = db.trains.filter(({ route }) =>
    route.slice(0, -1).some(({ station }) => station === pune?._id),
  )
  if (!first) throw new Error('No train leaves Pune')
  for (let n = 0; n < 80; n += 1) {
    db.trains.push({ ...first, _id: n.toString(16).padStart(24, 'e'), trainNumber: `8${n}` })
  }
  const rows = () => screen.getAllByRole('row').length - 1
  const { user, address } = open(`/stations/${pune?._id}`)
  await screen.findByRole('table')
  expect(rows()).toBe(60)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await waitFor(() => expect(address()).toBe(`/stations/${pune?._id}?page=2`))
  await waitFor(() => expect(screen.getByText(/^Page 2 of/)).toBeInTheDocument())
  await user.click(screen.getByRole('link', { name: 'Arrivals' }))
  await waitFor(() => expect(address()).toBe(`/stations/${pune?._id}?board=arrivals`))
})

test('D1, F1: a station that fails and one that does not exist are told in words', async () => {
  server.use(
    http.get('*/api/stations/:id', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), {
      once: true,
    }),
  )
  const pune = db.stations.find(({ code }) => code === 'PUNE')
  const { user, router } = open(`/stations/${pune?._id}`)
  expect(await screen.findByText('Failed to fetch station')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pune Junction' })).toBeInTheDocument()
  await act(() => router.navigate({ href: '/stations/000000000000000000000000' }))
  expect(await screen.findByText('Failed to fetch station')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All stations' })).toBeInTheDocument()
})

test('D1: a list of stations that cannot be had leaves words and Retry', async () => {
  server.use(http.get('*/api/stations', () => fail(500, 'Server error')))
  open('/stations')
  expect(await screen.findByText('Failed to fetch stations')).toBeInTheDocument()
})

test('D4: a station that comes without name and code has a heading all the same', async () => {
  server.use(http.get('*/api/stations/x', () => HttpResponse.json({ success: true, data: { _id: 'x' } })))
  open('/stations/x')
  await screen.findByText('Where this station lies is not known.')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Station')
})
