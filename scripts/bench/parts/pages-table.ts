import { columns } from '../table/print.ts'
import { median } from '../table/rounds.ts'
import type { Measured } from './pages-visits.ts'

/** No task and no key may take longer; a search for connections may take as long in its worker. */
export const budgetMs = 50
export const searchBudgetMs = 300

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
const ms = (value: number) => value.toFixed(0)

/** @param small milliseconds until the first rows of a small railway, by the name of the measurement */
export function print(
  title: string,
  measured: readonly Measured[],
  { small, withTasks }: { small: ReadonlyMap<string, number>; withTasks: boolean },
) {
  console.log(`\n${title}`)
  const head = [
    '',
    'tasks > 50',
    'longest',
    '(cpu)',
    'key median',
    'p95',
    'worst',
    '(cpu median)',
    '(cpu worst)',
    'shown',
    '/ small',
    'worker (cpu)',
  ]
  const rows = measured.map(({ name, tasks, keys, keyProcessor, shown, worker = 0 }) => {
    const reference = small.get(name)
    return [
      name,
      String(tasks.filter(({ clock }) => clock > budgetMs).length),
      ms(Math.max(0, ...tasks.map(({ clock }) => clock))),
      ms(Math.max(0, ...tasks.map(({ processor }) => processor))),
      keys ? ms(median(keys)) : '',
      keys ? ms(percentile(keys, 0.95)) : '',
      keys ? ms(Math.max(...keys)) : '',
      keyProcessor ? ms(median(keyProcessor)) : '',
      keyProcessor ? ms(Math.max(...keyProcessor)) : '',
      shown === undefined ? '' : ms(shown),
      shown === undefined || reference === undefined ? '' : (shown / reference).toFixed(2),
      worker > 1 ? ms(worker) : '',
    ]
  })
  console.log(columns([head, ...rows]))
  if (!withTasks) return
  for (const { name, tasks } of measured) {
    for (const { start, clock, processor, mostly } of tasks.filter((task) => task.clock > budgetMs)) {
      console.log(`  ${name}, at ${ms(start)}: ${ms(clock)} ms (${ms(processor)}): ${mostly}`)
    }
  }
}
