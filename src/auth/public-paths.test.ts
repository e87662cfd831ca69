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
  ['/Login', true],
  ['/l%6Fgin/x', true],
  ['/%4c%4F%47in', true],
  ['/reset-passwor%64/abc', true],
  ['/%zz/login', false],
  ['/%E0%A4%/login', false],
  ['/%256Cogin', false],
  ['/my/login', false],
  ['/unauthorized', false],
])('B1: %s is public: %s', (path, expected) => {
  expect(isPublicPath(path)).toBe(expected)
})

test.each([
  ['/bookings?status=cancelled#k7', '/bookings?status=cancelled#k7'],
  ['/admin/trains', '/admin/trains'],
  ['/help?q=a%20b%2F+c#%zz', '/help?q=a%20b%2F+c#%zz'],
  ['/stations/दिल्ली', '/stations/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80'],
  ['/help?q=é#€', '/help?q=%C3%A9#%E2%82%AC'],
  ['/stations/\ud800', '/stations/%EF%BF%BD'],
  ['/login', '/dashboard'],
  ['/login?x=1', '/dashboard'],
  ['/register', '/dashboard'],
  ['/a/../login', '/dashboard'],
  ['/LOGIN', '/dashboard'],
  ['/%6Cogin', '/dashboard'],
  ['/l%6Fgin/x', '/dashboard'],
  ['/reset-passwor%64/x', '/dashboard'],
  ['/reset-password/abc', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  [undefined, '/dashboard'],
  [{ from: '/bookings' }, '/dashboard'],
])('A12, B2: %j leads to %s after signing in', (from, path) => {
  expect(returnPath(from, origin)).toBe(path)
})
