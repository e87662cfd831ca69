/**
 * Two sizes of one definition. What is a product of many by many stands in a file `*.matrix.test.ts(x)`: `npm test` runs a
 * sample of it, always the same one, and `npm run test:matrix` all of it (docs/testing.md).
 */
const isWhole = process.env.TEST_SIZE === 'whole'

/**
 * Every row, with every column. The sample has each row and each column at least once: the n-th row with the n-th column,
 * the shorter list going round and round.
 */
export function byRow<Row, Column>(rows: readonly Row[], columns: readonly Column[]): [Row, Column[]][] {
  const isSampled = (r: number, c: number) =>
    rows.length > columns.length ? r % columns.length === c : c % rows.length === r
  return rows.map((row, r) => [row, columns.filter((_column, c) => isWhole || isSampled(r, c))])
}

/** The same, pair by pair. */
export const pairs = <Row, Column>(rows: readonly Row[], columns: readonly Column[]): [Row, Column][] =>
  byRow(rows, columns).flatMap(([row, chosen]) => chosen.map((column): [Row, Column] => [row, column]))

/** All of a list; the sample has every `step`-th of it, from the first on. */
export const every = <Case>(step: number, cases: readonly Case[]): Case[] =>
  cases.filter((_case, index) => isWhole || index % step === 0)

/** How many cases a property is tried with; the sample has a hundredth of them, and no fewer than twenty. */
export const runs = (whole: number) => (isWhole ? whole : Math.max(20, whole / 100))
