import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { canOpenBrowser, findProgram } from './find-program.ts'

afterEach(() => vi.unstubAllEnvs())

test('a program is looked for in every folder of PATH, in the order of its names', () => {
  vi.stubEnv('PATH', ['/no/such/folder', '', import.meta.dirname].join(delimiter))
  expect(findProgram('absent', 'size.ts')).toBe(join(import.meta.dirname, 'size.ts'))
  expect(findProgram('absent')).toBeUndefined()
  vi.stubEnv('PATH', '')
  expect(findProgram('size.ts')).toBeUndefined()
})

test.skipIf(process.platform !== 'linux')('L1: without a screen no browser is opened', () => {
  vi.stubEnv('CI', '')
  vi.stubEnv('DISPLAY', '')
  vi.stubEnv('WAYLAND_DISPLAY', '')
  vi.stubEnv('WSL_DISTRO_NAME', '')
  expect(canOpenBrowser()).toBe(false)
})
