import { afterEach, expect, test } from 'vitest'
import { local } from '@/lib/storage/storage'
import { returnPath } from './public-paths'
import { chooseStartPage, startPage, startPath } from './start-page'

const origin = 'https://rail.example'

afterEach(() => local.remove('start-page'))

test('B3: the dashboard, unless another page was chosen', () => {
  expect([startPage(), startPath()]).toEqual(['dashboard', '/dashboard'])
  chooseStartPage('planner')
  expect([startPage(), startPath()]).toEqual(['planner', '/plan-journey'])
  chooseStartPage('bookings')
  expect(startPath()).toBe('/bookings')
  chooseStartPage('trains')
  expect(startPath()).toBe('/trains')
})

test.each(['', 'admin', '/login', 'toString', '__proto__', '//evil.example'])(
  'B3: %j in the storage is no start page',
  (stored) => {
    local.set('start-page', stored)
    expect(startPath()).toBe('/dashboard')
  },
)

test('A12: signing in leads to the page asked for, and to the start page where none was', () => {
  chooseStartPage('trains')
  expect(returnPath(undefined, origin)).toBe('/trains')
  expect(returnPath('//evil.example', origin)).toBe('/trains')
  expect(returnPath('/bookings', origin)).toBe('/bookings')
})
