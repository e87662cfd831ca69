import { expect, test } from 'vitest'
import { isCurrent, navigationFor, type NavigationItem } from './navigation'

const pairs = (items: readonly NavigationItem[] = []) => items.map(({ label, to }) => [label, to])

/** What C1 names stands in its order. That there is nothing beside it but what a card has, `-access.matrix.test.tsx` holds. */
function expectInOrder(items: readonly NavigationItem[] | undefined, named: readonly string[][]) {
  const known = pairs(items).filter(([, to]) => named.some(([, one]) => one === to))
  expect(known).toEqual(named)
}

test('C1: the places for everyone, in order', () => {
  const { main, more, admin } = navigationFor({ isAdmin: false })
  expectInOrder(main, [
    ['Dashboard', '/'],
    ['Trains', '/trains'],
    ['Stations', '/stations'],
    ['Bookings', '/bookings'],
    ['Plan Journey', '/plan-journey'],
    ['Reviews', '/reviews'],
  ])
  expectInOrder(more, [
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['About', '/about'],
  ])
  expect(admin).toBeUndefined()
})

test('C1: the admin group, for admins only', () => {
  const { admin } = navigationFor({ isAdmin: true })
  expect(admin?.label).toBe('Admin')
  expectInOrder(admin?.items, [
    ['Users', '/admin/users'],
    ['Trains', '/admin/trains'],
    ['Stations', '/admin/stations'],
    ['Bookings', '/admin/bookings'],
    ['Reports', '/admin/reports'],
  ])
})

test('C1: with another start page, Dashboard leads to the dashboard and not to that page', () => {
  const { main } = navigationFor({ isAdmin: false, start: 'trains' })
  expect(pairs(main)[0]).toEqual(['Dashboard', '/dashboard'])
})

test.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/trains', 'Trains'],
  ['/trains/t1', 'Trains'],
  ['/trainspotting', undefined],
  ['/journey-planner', 'Plan Journey'],
  ['/admin/trains', 'Trains of admin'],
  ['/profile', undefined],
])('at %s the current item is %s', (path, expected) => {
  const { main, admin, more } = navigationFor({ isAdmin: true })
  const current = [...main, ...more].filter((item) => isCurrent(item, path)).map(({ label }) => label)
  const inAdmin = (admin?.items ?? [])
    .filter((item) => isCurrent(item, path))
    .map(({ label }) => `${label} of admin`)
  expect([...current, ...inAdmin]).toEqual(expected ? [expected] : [])
})
