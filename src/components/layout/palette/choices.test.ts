import Info from 'lucide-react/icons/info'
import { expect, test } from 'vitest'
import { aStation, aTrain } from '@/test/railway/builders'
import { navigationFor } from '../navigation'
import { type Choice, groupsFor } from './choices'
import { pagesFor } from './pages'

const actions: Choice[] = [{ key: 'logout', icon: Info, label: 'Logout', words: 'sign off', does: () => {} }]
const trains = Array.from({ length: 9 }, (_, n) =>
  aTrain({ _id: `t${n}`, trainNumber: `9000${n}`, name: `Coast Line ${n}` }),
)
const stations = [
  aStation({ _id: 's1', name: 'Coastville', code: 'CST' }),
  aStation({ _id: 's2', name: 'Pune Junction', code: 'PUNE', city: 'Pune' }),
]

/** Each group with the labels of its choices. */
const offered = (typed: string, { isAdmin = false } = {}) =>
  groupsFor(typed, { pages: pagesFor(isAdmin), actions, trains, stations }).map(({ name, choices }) => [
    name,
    ...choices.map(({ label }) => label),
  ])

test('C3: while nothing is typed, the pages and the actions are offered', () => {
  const [pages, acts] = offered(' ')
  const { main } = navigationFor({ isAdmin: false })
  expect(pages).toEqual(['Pages', ...main.map(({ label }) => label), 'Profile', 'Settings'])
  expect(acts).toEqual(['Actions', 'Logout'])
})

test('C3: trains and stations are found, and more of them are a page away', () => {
  expect(offered('coast')).toEqual([
    ['Trains', ...[0, 1, 2, 3, 4, 5].map((n) => `9000${n} Coast Line ${n}`), 'All trains with “coast”'],
    ['Stations', 'Coastville'],
  ])
  expect(offered('90008')).toEqual([['Trains', '90008 Coast Line 8']])
  expect(offered('puen')).toEqual([])
})

test.each([
  ['book', 'Bookings'],
  ['ticket', 'Bookings'],
  ['PASSWORD', 'Profile'],
  ['dark', 'Settings'],
  ['shortcuts', 'Help'],
  ['jour pl', 'Plan Journey'],
])('C3: %j finds the page %s', (typed, page) => {
  expect(offered(typed)).toContainEqual(['Pages', page])
})

test('C3: the dashboard is offered at its own address, whatever the start page is', () => {
  const [dashboard] = pagesFor(false)
  expect(dashboard).toMatchObject({ label: 'Dashboard', does: { to: '/dashboard' } })
})

test('B5: an administrator’s pages are offered to administrators only', () => {
  expect(offered('users')).toEqual([])
  expect(offered('admin')).toEqual([])
  expect(offered('users', { isAdmin: true })).toEqual([['Pages', 'Users']])
  const { admin } = navigationFor({ isAdmin: true })
  const labels = ['Dashboard', ...(admin?.items ?? []).map(({ label }) => label)]
  expect(offered('admin', { isAdmin: true })).toEqual([['Pages', ...labels.slice(0, 6)]])
})

test.each([
  ['K7Q2M9ZT', 'K7Q2M9ZT'],
  [' k7q2-m9 zt ', 'K7Q2M9ZT'],
  ['abc123', 'ABC123'],
  ['1234567890', '1234567890'],
])('CNF-4: %j is offered as PNR %s, before anything else', (typed, pnr) => {
  expect(offered(typed)[0]).toEqual(['Booking by PNR', `Look up PNR ${pnr}`])
})

test('CNF-4: a word that may be a PNR is looked up after what is called so', () => {
  expect(offered('settings')).toEqual([
    ['Pages', 'Settings'],
    ['Booking by PNR', 'Look up PNR SETTINGS'],
  ])
})

test.each(['90008', 'abc', 'K7Q2M9ZT123', 'K7Q2M9Z!', 'पीएनआर१२३'])('CNF-4: %j is no PNR', (typed) => {
  expect(offered(typed).map(([name]) => name)).not.toContain('Booking by PNR')
})
