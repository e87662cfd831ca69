import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brokenStorage, fakeStorage } from '@/test/fake-storage'
import { local, tab } from './storage'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => {
  for (const storage of [local, tab]) for (const key of storage.keys()) storage.remove(key)
  vi.unstubAllGlobals()
})

test('reads, writes and removes in its own area', () => {
  local.set('a', '1')
  tab.set('a', '2')
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2'])
  expect([local.get('a'), tab.get('a'), local.get('b')]).toEqual(['1', '2', null])
  expect(local.keys()).toEqual(['a'])
  local.remove('a')
  expect([local.get('a'), local.keys()]).toEqual([null, []])
  expect(tab.get('a')).toBe('2')
})

const use = () => {
  local.set('a', '1')
  const written = [local.get('a'), local.keys().includes('a')]
  local.set('a', '2')
  written.push(local.get('a') === '2')
  local.remove('a')
  return [...written, local.get('a')]
}

const methods = ['getItem', 'setItem', 'removeItem'] as const
test.each([
  ['reading throws', () => brokenStorage('getItem')],
  ['writing throws, as when it is full', () => brokenStorage('setItem')],
  ['removing throws', () => brokenStorage('removeItem')],
  ['everything throws', () => brokenStorage(...methods)],
  ['there is none', () => undefined],
])(
  'goal G5: when %s, what was written is read, what was removed is gone, and nothing throws',
  (_mode, broken) => {
    vi.stubGlobal('localStorage', broken())
    expect(use()).toEqual(['1', true, true, null])
    expect(local.keys()).not.toContain('a')
  },
)

test('goal G5: what cannot be removed is not there for the next visit', () => {
  vi.stubGlobal('localStorage', brokenStorage('removeItem'))
  local.set('token', 'secret')
  local.remove('token')
  expect(localStorage.getItem('token')).toBe('')
  local.set('token', 'another')
  expect([local.get('token'), localStorage.getItem('token')]).toEqual(['another', 'another'])
})

test('goal G5: when reading the property itself throws, memory stands in', () => {
  const { localStorage: known } = globalThis
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(use()).toEqual(['1', true, true, null])
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: known })
})

test('what came into memory while storage was full is read until storage takes it again', () => {
  vi.stubGlobal('localStorage', brokenStorage('setItem'))
  local.set('a', 'in memory')
  vi.stubGlobal('localStorage', fakeStorage({ a: 'old' }))
  expect(local.get('a')).toBe('in memory')
  local.set('a', 'new')
  expect([local.get('a'), localStorage.getItem('a')]).toEqual(['new', 'new'])
})
