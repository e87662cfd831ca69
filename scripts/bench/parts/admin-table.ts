import { columns } from '../table/print.ts'
import { median } from '../table/rounds.ts'
import { budgetMs } from './pages-table.ts'
import type { Notes } from './admin-tour.ts'
import type { Found } from './part.ts'

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN
const ms = (value: number) => value.toFixed(1)
const worst = (values: readonly number[]) => Math.max(0, ...values)

const table = (head: string[], rows: string[][]) => console.log(columns([head, ...rows]))

/** Goal G28, of each large list. */
const usableMs = 2000
const keyMs = 100
const mostNodes = 3000

/** The worst of each large list. */
export const foundIn = ({ measured, memory }: Notes): Found[] =>
  ['trains', 'stations', 'bookings'].flatMap((list): Found[] => {
    const own = measured.filter(({ name }) => name.startsWith(list))
    const answered = own.flatMap((one) =>
      /filter|sort/.test(one.name) && 'answers' in one ? one.answers : [],
    )
    const tasks = own.flatMap((one) => one.tasks.map(({ processor }) => processor))
    const nodes = memory.filter(({ name }) => name.startsWith(list)).map((one) => one.nodes)
    return [
      { name: `admin ${list}: filter or sort`, unit: 'ms', value: worst(answered), most: budgetMs },
      { name: `admin ${list}: longest task, by processor`, unit: 'ms', value: worst(tasks), most: budgetMs },
      {
        name: `admin ${list}: rows after the answer`,
        unit: 'ms',
        value: worst(own.flatMap(({ usable = [] }) => usable)),
        most: usableMs,
      },
      {
        name: `admin ${list}: a key, p95`,
        unit: 'ms',
        value: worst(own.flatMap(({ keys }) => (keys && keys.length > 0 ? at(keys, 0.95) : []))),
        most: keyMs,
      },
      { name: `admin ${list}: nodes`, unit: 'nodes', value: worst(nodes), most: mostNodes },
    ]
  })

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
