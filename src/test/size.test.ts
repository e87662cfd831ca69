import { afterEach, describe, expect, test, vi } from 'vitest'

/** As a run of the tests has it that asks for this size. */
function inSize(size: string) {
  vi.stubEnv('TEST_SIZE', size)
  vi.resetModules()
  return import('./size')
}
const upTo = (length: number) => Array.from({ length }, (_, index) => index)

afterEach(() => vi.unstubAllEnvs())

describe.each([
  [5, 3],
  [3, 5],
  [4, 4],
  [1, 7],
  [7, 1],
])('of %i rows and %i columns', (height, width) => {
  const [rows, columns] = [upTo(height), upTo(width)]

  test('the whole is every pair', async () => {
    const { byRow, pairs } = await inSize('whole')
    expect(pairs(rows, columns)).toEqual(rows.flatMap((row) => columns.map((column) => [row, column])))
    expect(byRow(rows, columns)).toEqual(rows.map((row) => [row, columns]))
  })

  test('the sample has each row and each column, and no more pairs than it takes', async () => {
    const { byRow, pairs } = await inSize('')
    const sample = pairs(rows, columns)
    expect(new Set(sample.map(([row]) => row))).toEqual(new Set(rows))
    expect(new Set(sample.map(([, column]) => column))).toEqual(new Set(columns))
    expect(sample).toHaveLength(Math.max(height, width))
    expect(byRow(rows, columns).flatMap(([row, chosen]) => chosen.map((column) => [row, column]))).toEqual(
      sample,
    )
  })
})

test('the sample of a list has every n-th of it, and of a property a hundredth of the cases', async () => {
  const sampled = await inSize('')
  expect(sampled.every(3, upTo(8))).toEqual([0, 3, 6])
  expect([sampled.runs(20_000), sampled.runs(300)]).toEqual([200, 20])
  const whole = await inSize('whole')
  expect(whole.every(3, upTo(8))).toEqual(upTo(8))
  expect([whole.runs(20_000), whole.runs(300)]).toEqual([20_000, 300])
})
