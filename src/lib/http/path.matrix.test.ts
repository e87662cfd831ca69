import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileIds } from '@/test/hostile/hostile-ids'
import { runs } from '@/test/size'
import { path, pathBeside, UnsafeSegmentError } from './path'

const build = (value: string) => path`/bookings/${value}/cancel`()

test('goal G10: there are thirty hostile ids', () => {
  expect(new Set(hostileIds).size).toBeGreaterThanOrEqual(30)
})

test.each(hostileIds)('goal G10: %j is refused before a request is made', (value) => {
  expect(() => build(value)).toThrow(UnsafeSegmentError)
  expect(() => build(value)).toThrow(
    expect.objectContaining({ name: 'UnsafeSegmentError', message: 'Not an id' }) as Error,
  )
})

test('a missing value is refused too, and only when the path is asked for', () => {
  const values: string[] = []
  const late = path`/stations/${values[0] as string}`
  expect(late).toThrow(UnsafeSegmentError)
})

test.each([
  ['66b0a1', '/bookings/66b0a1/cancel'],
  ['a/b', '/bookings/a%2Fb/cancel'],
  ['v1.2', '/bookings/v1.2/cancel'],
  ['a.b/..c', '/bookings/a.b%2F..c/cancel'],
  ['a?b=1#c', '/bookings/a%3Fb%3D1%23c/cancel'],
  ['a\\b', '/bookings/a%5Cb/cancel'],
  ['100%', '/bookings/100%25/cancel'],
  ['%zz', '/bookings/%25zz/cancel'],
  ['...', '/bookings/.../cancel'],
  ['बनारस', '/bookings/%E0%A4%AC%E0%A4%A8%E0%A4%BE%E0%A4%B0%E0%A4%B8/cancel'],
])('%j becomes one segment', (value, built) => {
  expect(build(value)).toBe(built)
})

test.each([
  'search',
  'Search',
  'search/',
  '/search',
  'search/x',
  '%73earch',
  'se%61rch%2F',
  '%2573earch',
  'search;a',
  'search?a',
  'ｓｅａｒｃｈ',
])('B7: %j where another call begins with this word is none', (value) => {
  expect(pathBeside('search')`/trains/${value}`).toThrow(UnsafeSegmentError)
  expect(path`/trains/${value}`()).toBe(`/trains/${encodeURIComponent(value)}`)
})

test.each(['searches', 'a/search', 'research'])('B7: %j is another word', (value) => {
  expect(pathBeside('search')`/trains/${value}`()).toBe(`/trains/${encodeURIComponent(value)}`)
})

test('several values, and text without any', () => {
  expect(path`/a/${'1'}/b/${'2'}`()).toBe('/a/1/b/2')
  expect(path`/trains`()).toBe('/trains')
})

test('property: whatever is accepted keeps number and words of the segments', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('.', '%', '2', 'e', 'E', '5', '/', '\\', '?', '#', ';', '0', 'a') }),
  )
  fc.assert(
    fc.property(value, (id) => {
      let built: string
      try {
        built = build(id)
      } catch (error) {
        expect(error).toBeInstanceOf(UnsafeSegmentError)
        return
      }
      const segments = new URL(`https://api.example.org/api${built}`).pathname.split('/')
      expect(segments).toHaveLength(5)
      expect([segments[1], segments[2], segments[4]]).toEqual(['api', 'bookings', 'cancel'])
      expect(decodeURIComponent(segments[3] ?? '')).toBe(id)
    }),
    { seed: 20261120, numRuns: runs(20_000) },
  )
}, 300_000)
