import { expect, test } from 'vitest'
import { journeyDays, mostDaysAdded } from './journey-days'

const now = { today: '2026-03-03', minutes: 720 }
const days = (changes: Partial<Parameters<typeof journeyDays>[0]>) =>
  journeyDays({ date: '2026-03-05', earlier: 0, later: 0, ...changes }, now)

test('PLN-5: at first the chosen day, whole or from a time on', () => {
  expect(days({})).toEqual({
    dates: ['2026-03-05'],
    after: undefined,
    earlier: '2026-03-04',
    later: '2026-03-06',
  })
  expect(days({ after: 600 })).toMatchObject({ dates: ['2026-03-05'], after: 600, earlier: '2026-03-05' })
})

test('PLN-5: Earlier shows the rest of the day first, then goes back over midnight as far as today', () => {
  expect(days({ after: 600, earlier: 1 })).toMatchObject({
    dates: ['2026-03-05'],
    after: undefined,
    earlier: '2026-03-04',
  })
  expect(days({ after: 600, earlier: 2 }).dates).toEqual(['2026-03-04', '2026-03-05'])
  const all = ['2026-03-03', '2026-03-04', '2026-03-05']
  expect(days({ earlier: 2 })).toMatchObject({ dates: all, earlier: undefined })
  expect(days({ earlier: 7 })).toMatchObject({ dates: all, earlier: undefined })
})

test('PLN-5: today begins now: a time that has passed cuts nothing off', () => {
  const today = { date: now.today }
  expect(days({ ...today, after: 600 })).toMatchObject({ after: undefined, earlier: undefined })
  expect(days({ ...today, after: 720 })).toMatchObject({ after: undefined, earlier: undefined })
  expect(days({ ...today, after: 721 })).toMatchObject({ after: 721, earlier: now.today })
})

test('PLN-5: Later goes on over midnight, a week at the most', () => {
  expect(days({ later: 2 })).toMatchObject({
    dates: ['2026-03-05', '2026-03-06', '2026-03-07'],
    later: '2026-03-08',
  })
  expect(days({ later: mostDaysAdded }).later).toBeUndefined()
  expect(days({ date: '2026-03-20', earlier: mostDaysAdded }).earlier).toBeUndefined()
})
