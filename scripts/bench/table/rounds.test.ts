import { expect, test } from 'vitest'
import { judged, type Rounds } from './print.ts'
import { median, ratioOf } from './rounds.ts'

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 9, 2])).toBe(3)
  expect(median([])).toBeNaN()
})

test('a ratio is taken round by round, so that a slow round slows both', () => {
  const rounds = [
    { ours: 2, slim: 1 },
    { ours: 40, slim: 20 },
    { ours: 9, slim: 3 },
  ]
  expect(ratioOf(rounds, 'ours', 'slim')).toBe(2)
})

test('a ratio to nothing counts it as one millisecond, and a figure that is missing gives none', () => {
  expect(ratioOf([{ ours: 30, slim: 0 }], 'ours', 'slim')).toBe(30)
  expect(ratioOf([{ ours: 30 }], 'ours', 'slim')).toBeNaN()
})

const line = { group: 'login', name: 'scripts', unit: 'kB', figure: 'js' } as const
const rounds: Rounds = { ours: [{ js: 150_000 }], slim: [{ js: 100_000 }], shell: [{}] }

test('a line has to meet each of its bars: the ratio to the reference, and the most in its unit', () => {
  expect(judged({ ...line, ratio: 1.5, most: 150 }, rounds)).toMatchObject({
    ours: 150,
    slim: 100,
    ratio: 1.5,
    isMet: true,
  })
  expect(judged({ ...line, ratio: 1.4, most: 150 }, rounds).isMet).toBe(false)
  expect(judged({ ...line, ratio: 1.5, most: 149 }, rounds).isMet).toBe(false)
})

test('a line that could not be measured is not met', () => {
  expect(judged({ ...line, ratio: 2 }, { ...rounds, ours: [{}] }).isMet).toBe(false)
})
