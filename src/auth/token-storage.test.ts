import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'
import { catchUp, isOutlived, markSignOut, readMark, readToken, storeToken } from './token-storage'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('A8: the tab that logs out has heard of it', () => {
  markSignOut()
  expect([readMark(), isOutlived()]).toEqual([expect.stringMatching(/^\d+$/), false])
})

test('A8: a session that begins after a log-out elsewhere is not one that the log-out ended', () => {
  localStorage.setItem('signedOut', 'elsewhere')
  expect(isOutlived()).toBe(true)
  storeToken('fresh', false)
  expect([readToken(), isOutlived()]).toEqual(['fresh', false])
})

test('A8: who hears of a log-out knows nothing of the one that came after it', () => {
  storeToken('own', false)
  localStorage.setItem('signedOut', 'second')
  catchUp('first')
  expect([readToken(), isOutlived()]).toEqual([null, true])
  catchUp('second')
  expect([readToken(), isOutlived()]).toEqual(['own', false])
})
