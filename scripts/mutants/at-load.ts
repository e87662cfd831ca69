// What a file does while it is loaded, Stryker judges by the few tests that load it themselves: most of what survives
// there was never tried. Here each such change of its last report is written into a copy of the project, and judged by
// every test that reaches the file.
// npm run test:mutants-at-load -- [--all] [file …]: of these files alone; every change that no test has noticed.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../programs.ts'

interface Place {
  line: number
  column: number
}

interface Mutant {
  mutatorName: string
  replacement: string
  location: { start: Place; end: Place }
  status: string
  static?: boolean
  coveredBy?: string[]
}

interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

/** As many tests as load a file themselves; what more of them reach was judged by the right ones. */
const fewTests = 9

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})

const copy = join(root, 'test-results/at-load')
const report = JSON.parse(readFileSync(join(root, 'test-results/mutants.json'), 'utf8')) as Report

/** Where a place is in a text; Stryker counts lines and columns from 1. */
const offsetOf = (source: string, { line, column }: Place) =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, column - 1)

const changed = (source: string, { location: { start, end }, replacement }: Mutant) =>
  source.slice(0, offsetOf(source, start)) + replacement + source.slice(offsetOf(source, end))

const isOpen = ({ status, static: atLoad, coveredBy = [] }: Mutant) =>
  values.all
    ? status === 'Survived' || status === 'NoCoverage'
    : status === 'Survived' && (atLoad === true || coveredBy.length <= fewTests)

/** Whether a test fails while these files of the copy are as they are. */
function isNoticed(...files: string[]): boolean {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const config = join(copy, 'scripts/mutants/vitest.config.ts')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'related', ...files, '--run', '--bail=1', '--reporter=dot', '--config', config],
    { cwd: copy, stdio: 'ignore' },
  )
  return status !== 0
}

rmSync(copy, { recursive: true, force: true })
mkdirSync(copy, { recursive: true })
for (const part of [
  'src',
  'mocks',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.env.test',
]) {
  cpSync(join(root, part), join(copy, part), { recursive: true })
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const isMeant = (file: string) => positionals.length === 0 || positionals.includes(file)
const tried = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
  if (!isMeant(file)) return []
  const now = readFileSync(join(root, file), 'utf8')
  if (now !== source) throw new Error(`${file} is not what was judged: run npm run test:mutants again`)
  return mutants.filter(isOpen).map((mutant) => ({ file, source, mutant }))
})
if (isNoticed(...new Set(tried.map(({ file }) => file)))) throw new Error('Tests fail without any change')

let noticed = 0
for (const { file, source, mutant } of tried) {
  writeFileSync(join(copy, file), changed(source, mutant))
  const isSeen = isNoticed(file)
  writeFileSync(join(copy, file), source)
  if (isSeen) noticed += 1
  const { line, column } = mutant.location.start
  console.log(`${isSeen ? 'noticed ' : 'SURVIVED'} ${file}:${line}:${column} ${mutant.mutatorName}`)
  if (!isSeen) console.log(`         ${mutant.replacement}`)
}
rmSync(copy, { recursive: true })
console.log(`${noticed} of ${tried.length} noticed`)
