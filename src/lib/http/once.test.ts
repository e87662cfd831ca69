import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'
import { claim, claimedAt, release } from './once'

const day = 86_400_000

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

test('G6: an act is claimed once, however often and at once it is asked for', async () => {
  const claims = await Promise.all(Array.from({ length: 12 }, () => claim('booking 1', 1000)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(claimedAt('booking 1')).toBe(1000)
  expect(await claim('booking 2', 1000)).toBe(true)
})

test('G6: without locks it is still claimed once', async () => {
  vi.stubGlobal('navigator', {})
  expect([await claim('a', 1), await claim('a', 2)]).toEqual([true, false])
})

test('goal G5, G6: locks that are refused, as where the browser forbids storage, are done without', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('Access denied', 'SecurityError')) },
  })
  expect([await claim('a', 1), await claim('a', 2)]).toEqual([true, false])
})

test('G6: what is known not to have happened may be claimed again', async () => {
  await claim('a', 1)
  release('a')
  expect(claimedAt('a')).toBeUndefined()
  expect(await claim('a', 2)).toBe(true)
})

test('a claim is forgotten after a day, and rubbish in its place at once', async () => {
  await claim('old', 0)
  localStorage.setItem('sent:rubbish', 'soon')
  localStorage.setItem('other', '1')
  expect(await claim('old', day - 1)).toBe(false)
  expect(await claim('new', day + 1)).toBe(true)
  expect(Object.keys(localStorage).sort()).toEqual(['other', 'sent:new'])
  expect(claimedAt('rubbish')).toBeUndefined()
})
