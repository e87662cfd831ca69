import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run as runProgram } from '../programs.ts'
import { admin } from './parts/admin.ts'
import { connections } from './parts/connections.ts'
import { pages } from './parts/pages.ts'
import { parsers } from './parts/parsers.ts'
import type { Found, Options } from './parts/part.ts'
import { reports } from './parts/reports.ts'
import { groups } from './table/lines.ts'
import { measure, withSites } from './table/measure.ts'
import { cellsOf, cellsOfFound, columns, head, judgedLines, markdown } from './table/print.ts'
import { median } from './table/rounds.ts'

const parts: Record<string, (options: Options) => Promise<Found[]>> = {
  pages,
  admin,
  connections,
  parsers,
  reports,
}
const all = [...groups, ...Object.keys(parts)]

const usage = `npm run bench                   everything
npm run bench -- --only NAME,…  of ${all.join(', ')}
  --rounds 5        of ours and the reference pages, one after the other
  --stations FILE   real stations, else they are made up
  --bookings 100000 of the administrator's lists and reports
  --slower 4        pages and admin once more on a processor so many times slower
  --tasks           what the long tasks of pages did
  --port 4320       the first of two for pages and admin
  --keep            adds the table to bench/results.md`

function settings() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    options: {
      only: text,
      rounds: { ...text, default: '5' },
      stations: text,
      bookings: { ...text, default: '100000' },
      slower: { ...text, default: '1' },
      tasks: flag,
      port: { ...text, default: '4320' },
      keep: flag,
      help: flag,
    },
  })
  const chosen = values.only?.split(',') ?? all
  const unknown = chosen.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`No ${unknown.join(', ')}: one of ${all.join(', ')}`)
  return { ...values, chosen }
}

async function run({ chosen, ...given }: ReturnType<typeof settings>) {
  const stations = given.stations
  const rows: string[][] = []
  let noise: number[] = []
  const compared = groups.filter((group) => chosen.includes(group))
  if (compared.length > 0) {
    const measured = await withSites(stations, (sites) =>
      measure(sites, { rounds: Number(given.rounds), chosen: compared }),
    )
    noise = measured.noise
    rows.push(...judgedLines(compared, measured.rounds).map(cellsOf))
  }
  const options = {
    stations,
    bookings: Number(given.bookings),
    slower: Number(given.slower),
    tasks: given.tasks,
    port: Number(given.port),
  }
  for (const [name, part] of Object.entries(parts)) {
    if (chosen.includes(name)) rows.push(...(await part(options)).map(cellsOfFound))
  }

  console.log(`\n${columns([head, ...rows])}`)
  const machine =
    noise.length === 0
      ? ''
      : `The same fixed work took ${Math.min(...noise).toFixed(0)} to ${Math.max(...noise).toFixed(0)} ms, ` +
        `${median(noise).toFixed(0)} in the middle, over ${given.rounds} rounds.`
  console.log(`\n${machine}`)
  if (given.keep) {
    const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
    const title = `## ${new Date().toISOString().slice(0, 10)}, ${commit}`
    const where = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}. ${machine}`
    const results = join(root, 'bench/results.md')
    appendFileSync(results, `\n${title}\n\n${where}\n\n${markdown([head, ...rows])}\n`)
    // `npm test` refuses a file that is not laid out as oxfmt lays it out.
    await runProgram({ program: 'oxfmt', args: [results] })
  }
}

try {
  const given = settings()
  if (given.help) console.log(usage)
  else await run(given)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
