import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@/test/size'
import { sameOriginPath } from './own-origin'

const origin = 'https://rail.example'

const hostile: unknown[] = [
  '//evil.example',
  '//evil.example/bookings',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '/.\\/evil.example',
  '/\\\t/evil.example',
  '/a\\..\\..\\\\evil.example',
  '/bookings\\@evil.example',
  '/bookings\nSet-Cookie: a=b',
  '/bookings\u0085',
  '/bookings\u007f',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://rail.example',
  'https://rail.example',
  'https://rail.example@evil.example',
  'https://rail.example.evil.example',
  'https://rail.example:8443/',
  '@evil.example',
  'user:pass@evil.example',
  '//rail.example@evil.example',
  '//evil.example%2f@rail.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://rail.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'about:blank',
  'evil.example',
  'bookings',
  './bookings',
  '../bookings',
  '?a=b',
  '#a',
  '',
  ' ',
  '\u2044\u2044evil.example',
  '\uff0f\uff0fevil.example',
  '\u3002evil.example',
  '\u202e/evil.example',
  '\ufeff//evil.example',
  null,
  undefined,
  0,
  {},
  ['/bookings'],
  { toString: () => '/bookings' },
  new URL('https://evil.example'),
]

test('B2 goal G8: the list holds at least sixty', () => expect(hostile.length).toBeGreaterThanOrEqual(60))

test.each(hostile.map((target) => [target]))('B2, goal G8: %j leads nowhere', (target) => {
  expect(sameOriginPath(target, origin)).toBeUndefined()
})

const legitimate = [
  '/',
  '/dashboard',
  '/bookings',
  '/bookings?status=cancelled',
  '/bookings?status=cancelled&page=2',
  '/bookings/66b0d1',
  '/bookings/new/66b0b1?step=passengers',
  '/bookings/confirmation/66b0d1#ticket',
  '/trains?search=12%20951',
  '/trains?search=a+b',
  '/trains?search=%E0%A4%A8%E0%A4%88',
  '/trains?search=नई दिल्ली',
  '/trains/66b0b1#reviews',
  '/stations?near=28.6,77.2',
  '/stations/66b0a1?board=departures',
  '/plan-journey?from=NDLS&to=BCT&date=2026-11-23',
  '/journey-planner?from=NDLS&to=BCT',
  '/reviews?train=66b0b1&stars=5',
  '/profile',
  '/settings#theme',
  '/help?q=a//b',
  '/help?next=https://evil.example',
  '/help#//evil.example',
  '/help?x=%2F%2Fevil.example',
  '/admin/trains?sort=-fare&page=3',
  '/admin/reports?range=2026-01-01..2026-02-01',
  '/a/../bookings',
  '/a//b',
  '/a:b',
  '/%2F%2Fevil.example',
  '/@evil.example',
  '/javascript:alert(1)',
]

test('B2 goal G8: the list holds at least thirty', () => expect(legitimate.length).toBeGreaterThanOrEqual(30))

test.each(legitimate)('B2, goal G8: %j comes back as it was', (target) => {
  expect(sameOriginPath(target, origin)).toBe(target)
})

test('property: whatever is accepted stays on the origin, also when it is read a second time', () => {
  const sign = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%',
    '2',
    'f',
    'e',
    'a',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    'x.y',
  )
  const target = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: sign }),
    fc.string({ unit: sign }).map((rest) => `/${rest}`),
    fc.webUrl(),
    fc.webPath(),
  )
  fc.assert(
    fc.property(target, (text) => {
      const path = sameOriginPath(text, origin)
      if (path === undefined) return
      expect(path).toBe(text)
      const once = new URL(path, origin)
      const twice = new URL(once.pathname + once.search + once.hash, origin)
      expect([once.origin, twice.origin]).toEqual([origin, origin])
    }),
    { seed: 20261121, numRuns: runs(20_000) },
  )
})
