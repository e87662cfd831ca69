import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'
import { endUserData, endUserDataOfOthers } from '@/lib/storage/user-data'
import { eraseAll } from '@/lib/storage/erase'
import { readRecentStations, rememberStations } from './recent-stations'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

test('the stations last used come first, each once, and no more than six are kept', () => {
  rememberStations('maya', ['PUNE', 'CSMT'])
  rememberStations('maya', ['NDLS', 'PUNE'])
  expect(readRecentStations('maya')).toEqual(['NDLS', 'PUNE', 'CSMT'])
  rememberStations('maya', ['A', 'B', 'C', 'D'])
  expect(readRecentStations('maya')).toEqual(['A', 'B', 'C', 'D', 'NDLS', 'PUNE'])
})

test.each(['{"half', '{}', 'null', '"PUNE"'])(
  'what is stored but is no list of codes counts as none: %s',
  (text) => {
    localStorage.setItem('recent-stations:maya', text)
    expect(readRecentStations('maya')).toEqual([])
  },
)

test('a stored list gives its codes alone, and not more of them than are kept', () => {
  localStorage.setItem('recent-stations:maya', JSON.stringify([1, null, 'PUNE', {}, ...'ABCDEFGH']))
  expect(readRecentStations('maya')).toEqual(['PUNE', 'A', 'B', 'C', 'D', 'E'])
})

test('A8: they are one user’s alone, and go with that user', () => {
  rememberStations('maya', ['PUNE'])
  rememberStations('mayara', ['NDLS'])
  expect(readRecentStations('maya')).toEqual(['PUNE'])
  endUserData('maya')
  expect([readRecentStations('maya'), readRecentStations('mayara')]).toEqual([[], ['NDLS']])
  rememberStations('maya', ['CSMT'])
  endUserDataOfOthers('maya')
  expect([readRecentStations('maya'), readRecentStations('mayara')]).toEqual([['CSMT'], []])
})

test('B9: erasing takes them too', () => {
  rememberStations('maya', ['PUNE'])
  eraseAll()
  expect(Object.keys(localStorage)).toEqual([])
})
