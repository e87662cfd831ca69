import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { type Bytes, type Chunk, routeLoads, sum, weigh } from './first-load.ts'
import { root } from './programs.ts'

interface Budget {
  total: Record<string, number>
  own: Record<string, number>
  neededBySession: string[]
  notInFirstLoad: string[]
  nowhere: string[]
}

const budget = JSON.parse(readFileSync(new URL('size-budget.json', import.meta.url), 'utf8')) as Budget

// Built in memory: what is measured is always the code of now, and dist stays as it is.
process.env.VITE_API_BASE_URL = '/'
const built = await build({ root, mode: 'production', logLevel: 'warn', build: { write: false } })
if ('on' in built) throw new Error('vite is watching instead of building')
const output = (Array.isArray(built) ? built : [built]).flatMap((one) => one.output)

const chunks = new Map<string, Chunk>()
const weights = new Map<string, Bytes>()
const sources = new Map<string, [string, number][]>()
for (const file of output) {
  if (file.type === 'asset') {
    weights.set(file.fileName, weigh(file.source))
    continue
  }
  const { fileName, code, isEntry, imports, moduleIds } = file
  const css = [...(file.viteMetadata?.importedCss ?? [])]
  chunks.set(fileName, { fileName, code, isEntry, imports, moduleIds, css })
  weights.set(fileName, weigh(code))
  const modules = Object.entries(file.modules)
  sources.set(
    fileName,
    modules.map(([id, { renderedLength }]) => [id, renderedLength]),
  )
}

const weightOf = (files: Iterable<string>) => sum([...files].flatMap((name) => weights.get(name) ?? []))
const bytesOf = (name: string) => weights.get(name)?.brotli ?? 0
const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const problems: string[] = []

/** The sources of a file, by package or folder, largest first. */
function partsOf(fileName: string): string[] {
  const lengths = new Map<string, number>()
  for (const [id, length] of sources.get(fileName) ?? []) {
    const name =
      /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.replace(`${root}/`, '').split('?')[0] ?? id
    lengths.set(name, (lengths.get(name) ?? 0) + length)
  }
  return [...lengths].toSorted(([, a], [, b]) => b - a).map(([name, length]) => `${kB(length)} ${name}`)
}

const modulesWith = (files: Iterable<string>, markers: string[]) =>
  [...files].flatMap((name) =>
    (chunks.get(name)?.moduleIds ?? []).filter((id) =>
      markers.some((marker) => id.replace(root, '').replaceAll('\\', '/').includes(marker)),
    ),
  )
for (const id of modulesWith(chunks.keys(), budget.nowhere)) problems.push(`the build contains ${id}`)

const loads = routeLoads(chunks, budget.neededBySession)

const [wanted] = process.argv.slice(2)
if (wanted) {
  const load = loads.find(({ address }) => address === wanted)
  if (!load) throw new Error(`No route ${wanted}: one of ${loads.map(({ address }) => address).join(' ')}`)
  console.log(
    `What ${wanted} starts with: JS brotli in kB, and the largest parts before they are made small.\n`,
  )
  for (const name of [...load.files].toSorted((a, b) => bytesOf(b) - bytesOf(a))) {
    console.log(`${kB(bytesOf(name)).padStart(6)}  ${name}`)
    for (const part of partsOf(name).slice(0, 12)) console.log(`          ${part}`)
  }
  process.exit()
}

const rows = loads.map(({ address, files, own }) => {
  const js = weightOf(files)
  const css = weightOf(new Set([...files].flatMap((name) => chunks.get(name)?.css ?? [])))
  const ownJs = weightOf(own)
  const total = budget.total[address]
  const ownLimit = budget.own[address] ?? budget.own['*']
  if (total !== undefined && js.brotli > total * 1000) {
    problems.push(`${address} needs ${kB(js.brotli)} kB of JavaScript, ${total} are allowed`)
  }
  if (total === undefined && ownLimit !== undefined && ownJs.brotli > ownLimit * 1000) {
    problems.push(`${address} adds ${kB(ownJs.brotli)} kB of its own, ${ownLimit} are allowed`)
  }
  for (const id of modulesWith(files, budget.notInFirstLoad)) problems.push(`${address} starts with ${id}`)
  return {
    route: address,
    'JS gzip': kB(js.gzip),
    'JS brotli': kB(js.brotli),
    own: kB(ownJs.brotli),
    'CSS gzip': kB(css.gzip),
    'CSS brotli': kB(css.brotli),
    files: String(files.size),
    allowed: total === undefined ? `own ${ownLimit}` : `${total}`,
  }
})
for (const module of budget.neededBySession) {
  if (modulesWith(chunks.keys(), [module]).length === 0)
    problems.push(`the budget names ${module}, which is not built`)
}
for (const address of Object.keys({ ...budget.total, ...budget.own })) {
  if (address !== '*' && !rows.some(({ route }) => route === address)) {
    problems.push(`the budget names ${address}, which no longer exists`)
  }
}

const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => row[name].length)))
const line = (cells: string[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ')
console.log(
  'Until the page is painted, in kB of 1000 bytes; own: JS (brotli) beyond the frame around the page and what most pages share.\n',
)
console.log(line(columns))
for (const row of rows) console.log(line(columns.map((name) => row[name])))
for (const problem of problems) console.error(`\nOver the budget: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
