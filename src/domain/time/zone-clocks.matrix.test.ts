import { expect, test } from 'vitest'
import { byRow } from '@/test/size'
import { zones } from '@/test/railway/zones'
import { addDays } from './calendar'
import { clockOf, dayOf } from './clock'
import { clocksFrom } from './zone-clocks'
import { zonedInstant } from './zoned-instant'

const at = (text: string, day = 0) => day * 1440 + Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

test.each([
  ['Europe/Berlin', '2027-03-27', at('23:00'), at('07:00', 1), 7 * 60],
  ['Europe/Berlin', '2027-10-30', at('23:00'), at('07:00', 1), 9 * 60],
  ['Europe/Berlin', '2027-03-28', at('01:50'), at('03:10'), 20],
  ['Europe/Berlin', '2027-03-28', at('01:50'), at('02:30'), 40],
  ['Europe/Berlin', '2027-10-31', at('01:50'), at('02:30'), 40],
  ['Europe/Berlin', '2027-10-31', at('02:30'), at('03:10'), 100],
  ['Europe/Berlin', '2027-03-28', at('03:00'), at('07:00'), 240],
  ['Europe/Berlin', '2027-03-25', at('23:00'), at('07:00', 3), 55 * 60],
  ['America/New_York', '2027-03-13', at('23:00'), at('07:00', 1), 7 * 60],
  ['America/New_York', '2027-11-06', at('23:00'), at('07:00', 1), 9 * 60],
  ['Australia/Lord_Howe', '2027-04-03', at('23:00'), at('07:00', 1), 8.5 * 60],
  ['Australia/Lord_Howe', '2027-10-02', at('23:00'), at('07:00', 1), 7.5 * 60],
  ['Asia/Kolkata', '2027-03-27', at('23:00'), at('07:00', 1), 8 * 60],
  ['America/Santiago', '2027-09-04', at('23:30'), at('01:30', 1), 60],
])('E2, G30: in %s, from %s on, %i to %i are so many minutes: %i', (zone, date, from, to, minutes) => {
  const { passed } = clocksFrom(date, zone)
  expect(passed(to) - passed(from)).toBe(minutes)
})

test('E2: a time that the clocks skip is shown as what they show then', () => {
  const { shown, passed } = clocksFrom('2027-03-28', 'Europe/Berlin')
  const times = ['01:59', '02:00', '02:30', '03:00'].map((text) => at(text))
  expect(times.map((minutes) => clockOf(shown(minutes)))).toEqual(['01:59', '03:00', '03:30', '03:00'])
  expect(passed(shown(at('02:30')))).toBe(passed(at('02:30')))
  expect(clockOf(clocksFrom('2027-10-31', 'Europe/Berlin').shown(at('02:30')))).toBe('02:30')
})

test('E2: what the timetable says of a doubled hour has been when the clocks show it again', () => {
  const autumn = clocksFrom('2027-10-31', 'Europe/Berlin')
  const times = [at('01:59'), at('02:30'), at('03:30'), at('04:00')]
  expect(times.map((passed) => clockOf(autumn.reached(passed)))).toEqual(['01:59', '02:30', '02:59', '03:00'])
  const spring = clocksFrom('2027-03-28', 'Europe/Berlin')
  expect([at('01:59'), at('02:00')].map((passed) => clockOf(spring.reached(passed)))).toEqual([
    '01:59',
    '03:00',
  ])
})

test('E2: a text that is no date has clocks that go on steadily', () => {
  const { passed, mostApart } = clocksFrom('', 'Europe/Berlin')
  expect([passed(2000), mostApart]).toEqual([2000, 0])
})

test.each(byRow([...zones, 'Europe/Berlin'], ['03', '04', '09', '10', '11']))(
  'api-model 11.3 goal G30: in %s the times of a timetable are where instants have them',
  (zone, months) => {
    for (const month of months) {
      const date = `2027-${month}-01`
      const { passed } = clocksFrom(date, zone)
      const minutes = Array.from({ length: 31 * 12 }, (_, index) => index * 115)
      const instants = minutes.map((each) => zonedInstant(addDays(date, dayOf(each)), clockOf(each), zone))
      const [start = 0] = instants
      expect(minutes.map((each) => passed(each) - passed(0))).toEqual(
        instants.map((instant) => (instant - start) / 60_000),
      )
    }
  },
)
