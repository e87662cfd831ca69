import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { canOpenBrowser, findBrowser, findProgram } from './find-program.ts'

afterEach(() => vi.unstubAllEnvs())

test('a program is looked for in every folder of PATH, in the order of its names', () => {
  vi.stubEnv('PATH', ['/no/such/folder', '', import.meta.dirname].join(delimiter))
  expect(findProgram('absent', 'size.ts')).toBe(join(import.meta.dirname, 'size.ts'))
  expect(findProgram('absent')).toBeUndefined()
  vi.stubEnv('PATH', '')
  expect(findProgram('size.ts')).toBeUndefined()
})

test('goal G42: the browser tests take the shell without windows where there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('PATH', folder)
  expect(findBrowser()).toBeUndefined()
  writeFileSync(join(folder, 'chromium'), '')
  expect(findBrowser()).toBe(join(folder, 'chromium'))
  writeFileSync(join(folder, 'chromium-headless-shell'), '')
  expect(findBrowser()).toBe(join(folder, 'chromium-headless-shell'))
})

test.skipIf(process.platform !== 'linux')('L1: without a screen no browser is opened', () => {
  vi.stubEnv('CI', '')
  vi.stubEnv('DISPLAY', '')
  vi.stubEnv('WAYLAND_DISPLAY', '')
  vi.stubEnv('WSL_DISTRO_NAME', '')
  expect(canOpenBrowser()).toBe(false)
})
