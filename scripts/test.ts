import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, run } from './programs.ts'

interface Counts {
  passed: number
  failed: number
}

interface Step {
  name: string
  run: () => Promise<number>
  /** For a step that counts for itself; any other counts as one. */
  counts?: () => Counts | undefined
}

const folder = mkdtempSync(join(tmpdir(), 'railway-test-'))
const report = join(folder, 'vitest.json')

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

/** Undefined where the runner did not come to an end. */
function vitestReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return undefined
  }
}

function vitestCounts(): Counts | undefined {
  const found = vitestReport()
  return found && { passed: found.numPassedTests, failed: found.numFailedTests }
}

const secondsOf = ({ startTime, endTime }: Report['testResults'][number]) => (endTime - startTime) / 1000

/** Where the time of the tests goes: their ten slowest files. */
function slowest(): string[] {
  const files = vitestReport()?.testResults.toSorted((a, b) => secondsOf(b) - secondsOf(a)) ?? []
  return files
    .slice(0, 10)
    .map((file) => `${secondsOf(file).toFixed(1).padStart(8)} s  ${relative(root, file.name)}`)
}

/** `npm test -- bookings` runs the tests whose path has that word, and nothing else. */
const words = process.argv.slice(2)

const tests = 'unit and component tests'
const steps: Step[] = [
  { name: 'formatting', run: () => run({ program: 'oxfmt', args: ['--check', '.'] }) },
  { name: 'lint', run: () => run({ program: 'oxlint', args: ['--deny-warnings'] }) },
  { name: 'unused code', run: () => run({ program: 'knip' }) },
  { name: 'types', run: () => run({ program: 'tsc', packageName: 'typescript', args: ['--noEmit'] }) },
  {
    name: tests,
    run: () =>
      run({
        program: 'vitest',
        args: [
          'run',
          ...words,
          '--project=unit',
          '--project=dom',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        // Each file starts a process of its own, which would compile React and jsdom anew.
        env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/railway-planner/compiled') },
      }),
    counts: vitestCounts,
  },
]

const lines: string[] = []
const total: Counts = { passed: 0, failed: 0 }

for (const step of steps) {
  if (words.length > 0 && step.name !== tests) continue
  console.log(`\n── ${step.name}`)
  const start = performance.now()
  const failed = (await step.run()) !== 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counts = step.counts?.()
  total.passed += counts?.passed ?? (failed ? 0 : 1)
  // A file that does not even load is a failure without a failed test.
  total.failed += counts && !(failed && counts.failed === 0) ? counts.failed : failed ? 1 : 0
  const detail = counts ? `${counts.passed} passed, ${counts.failed} failed` : ''
  lines.push(
    `${failed ? 'FAILED' : 'ok    '}  ${seconds.padStart(6)} s  ${step.name}${detail && ` (${detail})`}`,
  )
}
const slow = slowest()
rmSync(folder, { recursive: true })

console.log(`\nSlowest test files:\n${slow.join('\n')}`)
console.log(`\nWhat ran:\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
