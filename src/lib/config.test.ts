import { afterEach, expect, test, vi } from 'vitest'
import { adminRoles } from './config'

test('B5: the list for /admin is a build setting, `admin` unless it is set', () =>
  expect(adminRoles).toEqual(['admin']))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['', []],
  ['admin, Operator ,', ['admin', 'Operator']],
])('B5: VITE_ADMIN_ROLES=%j is %j', async (setting, roles) => {
  vi.stubEnv('VITE_ADMIN_ROLES', setting)
  vi.resetModules()
  const config = await import('./config')
  expect(config.adminRoles).toEqual(roles)
})
