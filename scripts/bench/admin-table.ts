import { budgetMs, median } from './pages-table.ts'
import type { Notes } from './admin-tour.ts'

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN
const ms = (value: number) => value.toFixed(1)
const worst = (values: readonly number[]) => Math.max(0, ...values)

function table(head: string[], rows: string[][]) {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  '))
  }
}

/** Goal G28, of each large list. */
const usableMs = 2000
const keyMs = 100
const mostNodes = 3000

/** Where a large list is slower or larger than it may be. */
export function exceeded({ measured, memory }: Notes): string[] {
  const limits = [
    ...measured.map((one) => ({
      name: one.name,
      unit: 'ms to its rows',
      value: one.usable ?? 0,
      limit: usableMs,
    })),
    ...measured.flatMap(({ name, keys }) =>
      keys ? [{ name, unit: 'ms to a key, p95', value: at(keys, 0.95), limit: keyMs }] : [],
    ),
    ...memory.map(({ name, nodes }) => ({ name, unit: 'nodes', value: nodes, limit: mostNodes })),
  ]
  return limits
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ name, unit, value, limit }) => `${name}: ${ms(value)} ${unit}, ${limit} at most`)
}

export function printNotes(title: string, { measured, scrolls, memory }: Notes) {
  console.log(`\n${title}`)
  console.log(
    'Scrolling: milliseconds between drawn frames, and what the main thread worked for each of its own',
  )
  table(
    [
      '',
      'frames',
      'a second',
      'median',
      'p95',
      'worst',
      'work median',
      'p95',
      'worst',
      'blank',
      'longest task',
    ],
    scrolls.map(({ name, frames, work, blank, longest }) => [
      name,
      String(frames.length),
      ms((1000 * frames.length) / frames.reduce((sum, gap) => sum + gap, 0)),
      ...[frames, work].flatMap((times) => [at(times, 0.5), at(times, 0.95), worst(times)].map(ms)),
      String(blank),
      ms(longest),
    ]),
  )
  console.log('\nAnswers: milliseconds until painted, by the clock and (cpu) by processor')
  table(
    [
      '',
      'tasks > 50',
      'longest',
      '(cpu)',
      'key worst',
      '(cpu)',
      'answer median',
      'worst',
      '(cpu)',
      'worker (cpu)',
      'rows after answer',
    ],
    measured.map((one) => {
      const { name, tasks, keys = [], keyProcessor = [], worker = 0 } = one
      const { usable = Number.NaN } = 'usable' in one ? one : {}
      const answers = 'answers' in one ? one.answers : []
      return [
        name,
        String(tasks.filter(({ processor }) => processor > budgetMs).length),
        ms(worst(tasks.map(({ clock }) => clock))),
        ms(worst(tasks.map(({ processor }) => processor))),
        keys.length > 0 ? ms(worst(keys)) : '',
        keys.length > 0 ? ms(worst(keyProcessor)) : '',
        answers.length > 0 ? ms(median(answers)) : '',
        answers.length > 0 ? ms(worst(answers)) : '',
        'answers' in one && answers.length > 0 ? ms(worst(one.answerProcessor)) : '',
        worker > 1 ? ms(worker) : '',
        Number.isNaN(usable) ? '' : ms(usable),
      ]
    }),
  )
  console.log('\nMemory: what is left after collecting')
  table(
    ['', 'megabytes', 'nodes'],
    memory.map(({ name, megabytes, nodes }) => [name, megabytes.toFixed(1), String(nodes)]),
  )
  for (const { name, tasks } of measured) {
    for (const { start, processor, clock, mostly } of tasks.filter((task) => task.processor > budgetMs)) {
      console.log(`  ${name}, at ${start.toFixed(0)}: ${ms(clock)} (${ms(processor)}): ${mostly}`)
    }
  }
}
