import { expect, test } from 'vitest'
import { isPublicPath, returnPath } from './public-paths'

const origin = 'https://rail.example'

test.each([
  ['/login', true],
  ['/register', true],
  ['/forgot-password', true],
  ['/reset-password', true],
  ['/reset-password/abc', true],
  ['/login/x', true],
  ['/login-x', true],
  ['/', false],
  ['/dashboard', false],
  ['/Login', false],
  ['/my/login', false],
  ['/unauthorized', false],
])('B1: %s is public: %s', (path, expected) => {
  expect(isPublicPath(path)).toBe(expected)
})

test.each([
  ['/bookings?status=cancelled#k7', '/bookings?status=cancelled#k7'],
  ['/admin/trains', '/admin/trains'],
  ['/login', '/dashboard'],
  ['/login?x=1', '/dashboard'],
  ['/register', '/dashboard'],
  ['/a/../login', '/dashboard'],
  ['/reset-password/abc', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  [undefined, '/dashboard'],
  [{ from: '/bookings' }, '/dashboard'],
])('A12, B2: %j leads to %s after signing in', (from, path) => {
  expect(returnPath(from, origin)).toBe(path)
})
