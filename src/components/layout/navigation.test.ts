import { expect, test } from 'vitest'
import { isCurrent, navigationFor, type NavigationItem } from './navigation'

const pairs = (items: readonly NavigationItem[] = []) => items.map(({ label, to }) => [label, to])

test('C1: the places for everyone, in order', () => {
  const { main, more, admin } = navigationFor({ isAdmin: false })
  expect(pairs(main)).toEqual([
    ['Dashboard', '/'],
    ['Trains', '/trains'],
    ['Stations', '/stations'],
    ['Bookings', '/bookings'],
    ['Plan Journey', '/plan-journey'],
    ['Reviews', '/reviews'],
  ])
  expect(pairs(more)).toEqual([
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['About', '/about'],
  ])
  expect(admin).toBeUndefined()
})

test('C1: the admin group, for admins only', () => {
  const { admin } = navigationFor({ isAdmin: true })
  expect(admin?.label).toBe('Admin')
  expect(pairs(admin?.items)).toEqual([
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
