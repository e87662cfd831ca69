import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { zonedInstant } from '@/domain/time/zoned-instant'
import { calendarFile, type CalendarEvent } from './calendar-file'

const kolkata = 'Asia/Kolkata'
const now = Date.parse('2026-03-03T06:30:40.000Z')

const journey = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'booking-d1@railway-planner',
  summary: '90001 Night Mail: Aldun to Dorlo',
  location: 'Aldun (ALD)',
  description: 'PNR: K7Q2M9ZT\n2 passengers',
  start: { date: '2026-03-11', time: '22:00' },
  end: { date: '2026-03-12', time: '06:00' },
  status: 'CONFIRMED',
  created: '2026-03-01T08:00:01.000Z',
  ...changes,
})

const write = (changes: Partial<CalendarEvent> = {}, timeZone = kolkata, at = now) =>
  calendarFile(journey(changes), { timeZone, now: at })

/** What a parser that is not ours makes of the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event) throw new Error('No event')
  const valueOf = (component: typeof event, name: string) => {
    const value = component.getFirstPropertyValue(name) as { toString: () => string } | null
    return value?.toString()
  }
  return {
    others,
    names: event.getAllProperties().map(({ name }) => name),
    of: (name: string) => valueOf(event, name),
    ofCalendar: (name: string) => valueOf(calendar, name),
    instant: (name: string) =>
      (event.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>).toJSDate().toISOString(),
  }
}

test('CNF-3: a night train starts and ends at the right instants, on two days, with its words', () => {
  const { of, ofCalendar, instant, others } = read(write())
  expect(instant('dtstart')).toBe('2026-03-11T16:30:00.000Z')
  expect(instant('dtend')).toBe('2026-03-12T00:30:00.000Z')
  expect(of('summary')).toBe('90001 Night Mail: Aldun to Dorlo')
  expect(of('location')).toBe('Aldun (ALD)')
  expect(of('description')).toBe('PNR: K7Q2M9ZT\n2 passengers')
  expect(of('status')).toBe('CONFIRMED')
  expect(instant('created')).toBe('2026-03-01T08:00:01.000Z')
  expect([ofCalendar('version'), ofCalendar('method')]).toEqual(['2.0', 'PUBLISH'])
  expect(others).toEqual([])
})

test('CNF-3: a second file has the same id and a later stamp, and counts as the newer one', () => {
  const [first, second] = [read(write()), read(write({ status: 'TENTATIVE' }, kolkata, now + 60_000))]
  expect(second.of('uid')).toBe(first.of('uid'))
  expect(Number(second.of('sequence'))).toBeGreaterThan(Number(first.of('sequence')))
  for (const stamp of ['dtstamp', 'last-modified']) {
    expect(first.instant(stamp)).toBe('2026-03-03T06:30:40.000Z')
    expect(second.instant(stamp)).toBe('2026-03-03T06:31:40.000Z')
  }
  // The largest that calendars keep.
  expect(Number(read(write({}, kolkata, Date.parse('2199-12-31T00:00:00Z'))).of('sequence'))).toBeLessThan(
    2 ** 31,
  )
})

test('CNF-3: what is cancelled says so, and takes the entry out of the calendar', () => {
  const { of, ofCalendar } = read(write({ status: 'CANCELLED' }))
  expect([of('status'), ofCalendar('method'), of('transp')]).toEqual(['CANCELLED', 'CANCEL', 'TRANSPARENT'])
})

test('CNF-3: without times it is the whole day, in every zone', () => {
  const { of, names } = read(write({ start: { date: '2026-03-11' }, end: undefined }))
  expect([of('dtstart'), of('dtend')]).toEqual(['2026-03-11', '2026-03-12'])
  expect(names).not.toContain('url')
})

test('CNF-3: without an arrival it has a start alone', () => {
  const { instant, names } = read(write({ end: undefined }))
  expect(instant('dtstart')).toBe('2026-03-11T16:30:00.000Z')
  expect(names).not.toContain('dtend')
})

test.each([
  ['https://rail.example/bookings/a%2Fb%3Fc%23d', 'https://rail.example/bookings/a%2Fb%3Fc%23d'],
  [
    'https://rail.example/bookings/पत्र?a=1&b=2#c',
    /^https:\/\/rail\.example\/bookings\/(%[\dA-F]{2})+\?a=1&b=2#c$/,
  ],
  ['https://rail.example/\r\nX-EVIL:1', 'https://rail.example/X-EVIL:1'],
  ['/bookings/b1', undefined],
  ['', undefined],
])('CNF-3: the address %j is %s in the file', (url, expected) => {
  const { of, names } = read(write({ url }))
  if (expected === undefined) expect(names).not.toContain('url')
  else expect(of('url')).toMatch(expected)
  expect(names).not.toContain('x-evil')
})

test.each([
  ['2026-03-01T08:00:01+05:30', '2026-03-01T02:30:01.000Z'],
  ['2026-02-30T10:00:00Z', undefined],
  ['2026-02-29T10:00:00Z', undefined],
  ['2026-03-01T25:00:00Z', undefined],
  ['5', undefined],
  ['soon', undefined],
  ['+012026-03-01T08:00:00Z', undefined],
  ['9999-12-31T23:00:00-05:30', undefined],
  ['0000-01-01T00:00:00+05:30', undefined],
  [undefined, undefined],
])('CNF-3: booked at %j, it was created at %s', (created, expected) => {
  const { instant, names } = read(write({ created }))
  if (expected === undefined) expect(names).not.toContain('created')
  else expect(instant('created')).toBe(expected)
})

test.each([
  ['Asia/Kolkata', '2026-03-11', '22:00', '2026-03-11T16:30:00.000Z'],
  ['Asia/Kathmandu', '2026-03-11', '00:10', '2026-03-10T18:25:00.000Z'],
  ['UTC', '2024-02-29', '23:59', '2024-02-29T23:59:00.000Z'],
  ['Europe/Berlin', '2026-01-31', '06:00', '2026-01-31T05:00:00.000Z'],
  ['Europe/Berlin', '2026-07-31', '06:00', '2026-07-31T04:00:00.000Z'],
  // Clocks go forward at 02:00: a time they leave out, and the ones around it.
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  // Clocks go back at 03:00: the first of the two 02:30.
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-01-01', '00:00', '2026-01-01T11:00:00.000Z'],
])('CNF-3: in %s on %s at %s it is %s', (zone, date, time, instant) => {
  expect(new Date(zonedInstant(date, time, zone)).toISOString()).toBe(instant)
})

test('CNF-3: the instant of a time is the one at which its clocks show it, but where they leave it out', () => {
  const zones = fc.constantFrom(kolkata, 'Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC')
  const minutes = fc.integer({ min: 0, max: 2 * 366 * 24 * 60 })
  fc.assert(
    fc.property(zones, minutes, (timeZone, minute) => {
      const shown = new Date(Date.parse('2026-01-01T00:00:00Z') + minute * 60_000).toISOString()
      const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)]
      const instant = zonedInstant(date, time, timeZone)
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      const reads = clock.format(instant)
      // A time that is left out reads as one at most an hour later.
      const late = Date.parse(`${reads.replace(' ', 'T')}:00Z`) - Date.parse(`${date}T${time}:00Z`)
      expect([0, 30, 60]).toContain(late / 60_000)
      if (late > 0) {
        for (const near of [-60, -30, 30, 60]) {
          expect(clock.format(instant + near * 60_000)).not.toBe(`${date} ${time}`)
        }
      }
    }),
    { seed: 20, numRuns: 300 },
  )
})

const bytes = (line: string) => new TextEncoder().encode(line).byteLength
const nasty = fc.oneof(
  fc.constantFrom(
    'END:VEVENT\r\nBEGIN:VALARM\r\nACTION:AUDIO',
    '\nATTACH:https://evil.example/',
    '\u2028DTSTART:19700101T000000Z\u0085X-EVIL:1',
    String.raw`a\nb\;c\,d\\`,
    'a;b,c:d"e\'f',
    '\u0000\u0007\u001b[31m',
    '🚆'.repeat(60),
    'ば'.repeat(80),
    `${'x'.repeat(66)}é`,
    '\ud83d',
    ' leading and trailing ',
    '\t',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

/** What a text says once everything that is no text is out of it. */
const plain = (value: string) =>
  [...value.toWellFormed().replaceAll('\r\n', '\n')]
    .map((character) => (/[\n\v\f\r\u0085\u2028\u2029]/.test(character) ? '\n' : character))
    .filter((character) => character === '\n' || character === '\t' || !/\p{Cc}/u.test(character))
    .join('')

test('CNF-3: whatever names say, the file has its lines and properties and no others, and the names are read back', () => {
  const texts = fc.record({ uid: nasty, summary: nasty, location: nasty, description: nasty })
  const names = read(write()).names
  fc.assert(
    fc.property(texts, (hostile) => {
      const file = write(hostile)
      const lines = file.split('\r\n')
      expect(lines.pop()).toBe('')
      expect(lines.filter((line) => /[\n\r]/.test(line) || bytes(line) > 75)).toEqual([])
      const { of, names: found, others, instant } = read(file)
      expect(found).toEqual(names)
      expect(others).toEqual([])
      expect(instant('dtstart')).toBe('2026-03-11T16:30:00.000Z')
      for (const [name, value] of Object.entries(hostile)) expect(of(name)).toBe(plain(value))
    }),
    { seed: 41, numRuns: 400 },
  )
})

test('CNF-3: long lines are cut at 75 octets, and not before', () => {
  const lines = write({ description: 'x'.repeat(500) }).split('\r\n')
  const longest = Math.max(...lines.map(bytes))
  expect(longest).toBe(75)
})
