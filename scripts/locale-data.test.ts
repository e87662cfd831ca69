import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateForms, dateInWords, groupedNumber } from '../src/lib/text/locale-data.ts'
import { localeData, zoneData } from './locale-data.ts'

const locales = ['en-IN', 'en-US', 'hi-IN', 'de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'ja-JP', 'th-TH', 'ar-EG']

test.each(locales)('goal G28: what a build knows of %s is what Intl writes', (locale) => {
  const data = localeData(locale, 'INR')
  expect([data.weekdays.length, data.months.length]).toEqual([7, 12])
  const whole = new Intl.NumberFormat(locale)
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  const { number } = data
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (value) => {
      if (number) expect(groupedNumber(value, number)).toBe(whole.format(value))
      if (number && data.money)
        expect(data.money.before + groupedNumber(value, number) + data.money.after).toBe(money.format(value))
    }),
    { seed: 7 },
  )
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  for (const [name, form] of Object.entries(dateForms)) {
    const pattern = data[name as keyof typeof dateForms]
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form })
    fc.assert(
      fc.property(moment, (at) => {
        if (pattern) expect(dateInWords(pattern, at.toISOString(), data)).toBe(format.format(at))
      }),
      { seed: 7 },
    )
  }
})

test('goal G28: of the locale that comes with the project, and of those with other digits, a build knows what it should', () => {
  expect(Object.keys(localeData('en-IN', 'INR')).toSorted()).toEqual(
    ['date', 'day', 'instant', 'money', 'months', 'number', 'weekdays'].toSorted(),
  )
  expect(Object.keys(localeData('ar-EG', 'INR')).toSorted()).toEqual(['months', 'weekdays'])
})

test.each([
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'UTC',
])('goal G28: the clocks of %s are what Intl says, at any moment of the years around the build', (zone) => {
  const { from, until, offsets } = zoneData(zone, 2026)
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const changes = offsets.map(([at]) => at)
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -7_200_000, max: 7_200_000 }))
    .map(([at, by]) => Math.min(Math.max(at + by, from), until - 1))
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: from, max: until - 1 }), near), (at) => {
      const offset = offsets.find(([since]) => at >= since)?.[1] ?? Number.NaN
      const shown = new Date(at + offset).toISOString().slice(0, 19).replace('T', ' ')
      expect(shown).toBe(format.format(at))
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('goal G28: a build knows the clocks on any day that a timetable may be filed under', () => {
  const { from, until } = zoneData('Asia/Kolkata', 2026)
  for (const midnight of ['1970-01-01', '2000-01-01', '2020-01-01', '2026-11-28']) {
    const instant = Date.parse(`${midnight}T00:00:00+05:30`)
    expect(instant >= from && instant < until).toBe(true)
  }
})
