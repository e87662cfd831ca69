import { expect, test } from 'vitest'
import { weekdays } from './calendar-date'
import { readWeekdays } from './weekdays-text'

const workdays = 'Mon Tue Wed Thu Fri'

test.each([
  ['Mon-Fri', workdays],
  ['Mon – Fri', workdays],
  ['monday to friday', workdays],
  ['Monday through Friday', workdays],
  ['Mon..Fri', workdays],
  ['Weekdays', workdays],
  ['Mon–Sat', `${workdays} Sat`],
  ['Fri-Mon', 'Sun Mon Fri Sat'],
  ['Sat, Mon-Wed', 'Mon Tue Wed Sat'],
  ['Mon to Wed and Sat', 'Mon Tue Wed Sat'],
  ['Mon|Wed', 'Mon Wed'],
  ['Mon.Wed.Fri', 'Mon Wed Fri'],
  ['Mon. & Wed.', 'Mon Wed'],
  ['Mon+Wed/Fri;Sun', 'Sun Mon Wed Fri'],
  ['Tues, Thurs', 'Tue Thu'],
  ['Mondays and Saturdays', 'Mon Sat'],
  ['weekends', 'Sun Sat'],
  ['Mon\u200b, ＷＥＤ', 'Mon Wed'],
  ['', ''],
])('E1: the days %j are %s', (text, days) => {
  expect(readWeekdays(text)).toEqual({ days: days === '' ? [] : days.split(' '), unread: [] })
})

test.each(['Daily', 'every day', 'All days', 'Everyday', 'Mon-Sun', 'Sun to Sat'])(
  'E1: %j is every day',
  (text) => {
    expect(readWeekdays(text)).toEqual({ days: [...weekdays], unread: [] })
  },
)

test.each([
  ['Monsoon', ['Monsoon']],
  ['Fritz', ['Fritz']],
  ['Sunshine, Mon', ['Sunshine']],
  ['MonWedFri', ['MonWedFri']],
  ['Mon-Foo', ['Mon-Foo']],
  ['Mon-', ['Mon-']],
  ['Mon-Wed-Fri', ['Mon-Wed-Fri']],
  ['Mon-Mon', ['Mon-Mon']],
  ['Weekdays-Sun', ['Weekdays-Sun']],
  ['1,3,5', ['1', '3', '5']],
  ['Daily except Sun', ['except']],
  ['M T W', ['M', 'T', 'W']],
  ['Montag', ['Montag']],
])('E1: in the days %j, %j means none', (text, unread) => {
  expect(readWeekdays(text).unread).toEqual(unread)
})
