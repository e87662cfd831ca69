import { calls } from './resources.ts'

const titles = ['call', 'without it', 'the page says']

/** docs/back-end.md with what each call's absence costs, in a table at its end. */
export function withMissingCalls(page: string): string {
  const cells = calls.map(({ method, path, without, shown }) => [
    `\`${method} ${path}\``,
    without,
    shown ?? '–',
  ])
  const widths = titles.map((title, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: readonly string[], fill = ' ') =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`
  const table = [titles, ['', '', '']].map((row, at) => line(row, at === 0 ? ' ' : '-'))
  return page.replace(
    /^\| call +\| without it[^]*/m,
    `${[...table, ...cells.map((row) => line(row))].join('\n')}\n`,
  )
}
