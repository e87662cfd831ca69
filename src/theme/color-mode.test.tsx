import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { local } from '@/lib/storage/storage'
import { colorMode, setColorMode, useColorMode, useColorModeChoice } from './color-mode'

const root = document.documentElement

beforeEach(() => setColorMode('light'))

test('C4: light by default, also where something unknown is stored', () => {
  local.remove('theme')
  expect(colorMode()).toBe('light')
  local.set('theme', 'purple')
  expect(colorMode()).toBe('light')
})

test('C4: a choice is shown at once and remembered', () => {
  const { result } = renderHook(() => ({ mode: useColorMode(), choice: useColorModeChoice() }))
  expect(result.current).toEqual({ mode: 'light', choice: 'light' })
  act(() => setColorMode('dark'))
  expect(result.current).toEqual({ mode: 'dark', choice: 'dark' })
  expect(root).toHaveClass('dark')
  expect(root.style.colorScheme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  act(() => setColorMode('light'))
  expect(root).not.toHaveClass('dark')
})

test('C4: a choice in another tab is followed', () => {
  const { result } = renderHook(() => useColorMode())
  localStorage.setItem('theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(result.current).toBe('dark')
  expect(root).toHaveClass('dark')
})

test('C4: a choice in another tab is followed, also where it was made while this page was loading', () => {
  localStorage.setItem('theme', 'dark')
  const { result } = renderHook(() => useColorMode())
  expect(result.current).toBe('dark')
  expect(root).toHaveClass('dark')
})

test('X-6: paper is white, whatever the theme, and the theme is there again afterwards', () => {
  const { result } = renderHook(() => useColorMode())
  act(() => setColorMode('dark'))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(result.current).toBe('light')
  expect(root).not.toHaveClass('dark')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(result.current).toBe('dark')
  expect(root).toHaveClass('dark')
})

test('C4: the choice lasts as long as the page where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  setColorMode('dark')
  expect(colorMode()).toBe('dark')
})

test('C4: the remembered theme is there before the first paint', () => {
  const script = /<script>([\s\S]+?)<\/script>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''
  const runScript = (stored: string | null, systemIsDark: boolean, written = '') => {
    const html = document.createElement('html')
    html.className = written
    const meta = { content: '' }
    const environment = {
      localStorage: { getItem: (key: string) => (key === 'theme' ? stored : null) },
      document: { documentElement: html, querySelector: () => meta },
      matchMedia: () => ({ matches: systemIsDark }),
      addEventListener: () => {},
    }
    runInNewContext(script, environment)
    return html.className
  }
  expect(runScript('dark', false)).toBe('dark')
  expect(runScript('system', true)).toBe('dark')
  expect(runScript('system', false)).toBe('')
  expect(runScript('light', true)).toBe('')
  expect(runScript(null, true)).toBe('')
  // A3: what hides a page until the session is known stays.
  expect(runScript('dark', false, 'starting')).toBe('starting dark')
})

test('P4: the first page asks nobody else for anything', () => {
  // oxlint-disable-next-line no-restricted-properties -- the page of the repository, which is only read
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  const addresses = [...page.querySelectorAll('[src],[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  )
  expect(addresses.every((address) => address?.startsWith('/'))).toBe(true)
  expect(page.querySelector('style')?.textContent).not.toMatch(/url\(|@import/)
})
