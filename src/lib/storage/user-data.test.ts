import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'
import { dropDraft, endUserData, endUserDataOfOthers, readDraft, writeDraft } from './user-data'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage({ token: 't', 'chunk-reload:x': '1' }))
})
afterEach(() => vi.unstubAllGlobals())

test('G7: a draft is read by its user and form alone, and kept in the tab alone', () => {
  writeDraft('maya', 'booking:t1', { step: 2, names: ['Ira'] })
  expect(readDraft('maya', 'booking:t1')).toEqual({ step: 2, names: ['Ira'] })
  expect(readDraft('maya', 'booking:t2')).toBeNull()
  expect(readDraft('ravi', 'booking:t1')).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft that is no JSON is none', () => {
  sessionStorage.setItem('draft:maya:review', '{"half')
  expect(readDraft('maya', 'review')).toBeNull()
})

test('G7: success drops one draft, logging out the user’s, another user’s sign-in those of everybody else', () => {
  for (const form of ['booking', 'review']) {
    writeDraft('maya', form, 1)
    writeDraft('mayara', form, 2)
  }
  dropDraft('maya', 'booking')
  expect([readDraft('maya', 'booking'), readDraft('maya', 'review')]).toEqual([null, 1])
  endUserData('maya')
  expect([readDraft('maya', 'review'), readDraft('mayara', 'review')]).toEqual([null, 2])
  writeDraft('ravi', 'review', 3)
  endUserDataOfOthers('ravi')
  expect([readDraft('mayara', 'booking'), readDraft('ravi', 'review')]).toEqual([null, 3])
  expect(Object.keys(sessionStorage).sort()).toEqual(['chunk-reload:x', 'draft:ravi:review', 'token'])
})
