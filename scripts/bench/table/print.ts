import type { Found } from '../parts/part.ts'
import { type Line, lines } from './lines.ts'
import { type Figures, medianOf, ratioOf } from './rounds.ts'

/** The rounds of each of the three that are compared. */
export interface Rounds {
  ours: Figures[]
  slim: Figures[]
  shell: Figures[]
}

/** A line with what was measured; what could not be is not a number. */
export interface Judged {
  name: string
  unit: string
  ours: number
  slim: number
  shell: number
  ratio: number
  bar: string
  isMet: boolean
}

const divisors: Partial<Record<Line['unit'], number>> = { kB: 1000 }

export function judged(
  { name, unit, figure, of = figure, ratio: mostOfSlim, most }: Line,
  rounds: Rounds,
): Judged {
  const divisor = divisors[unit] ?? 1
  const ours = medianOf(rounds.ours, figure) / divisor
  const together = rounds.ours.map((own, round) => ({
    ours: own[figure] ?? Number.NaN,
    slim: rounds.slim[round]?.[of] ?? Number.NaN,
  }))
  const ratio = ratioOf(together, 'ours', 'slim')
  const bars = [
    ...(mostOfSlim === undefined ? [] : [{ text: `ratio ${mostOfSlim}`, isMet: ratio <= mostOfSlim }]),
    ...(most === undefined ? [] : [{ text: `${most} ${unit}`, isMet: ours <= most }]),
  ]
  return {
    name,
    unit,
    ours,
    slim: medianOf(rounds.slim, of) / divisor,
    shell: medianOf(rounds.shell, of) / divisor,
    ratio,
    bar: bars.map(({ text }) => text).join(', '),
    isMet: bars.every(({ isMet }) => isMet),
  }
}

/** Numbers as they are read: three digits or so. */
const shown = (value: number) => {
  if (Number.isNaN(value)) return '-'
  return value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0)
}

/** Columns, the first to the left and the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const head = ['line', 'unit', 'ours', 'slim', 'shell', 'ours / slim', 'to reach', '']
export const cellsOf = ({ name, unit, ours, slim, shell, ratio, bar, isMet }: Judged): string[] => [
  name,
  unit,
  shown(ours),
  shown(slim),
  shown(shell),
  shown(ratio),
  bar,
  isMet ? 'met' : 'short',
]

/** The lines of those groups. */
export const judgedLines = (chosen: readonly string[], rounds: Rounds): Judged[] =>
  lines.filter(({ group }) => chosen.includes(group)).map((line) => judged(line, rounds))

export const cellsOfFound = ({ name, unit, value, most }: Found): string[] => {
  return [name, unit, shown(value), '', '', '', `${most} ${unit}`, value <= most ? 'met' : 'short']
}

/** The same as a table of Markdown. */
export const markdown = ([first = [], ...rest]: readonly (readonly string[])[]) =>
  [first, first.map((_, at) => (at === 0 ? '---' : '--:')), ...rest]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
