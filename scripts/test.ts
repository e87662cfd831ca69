import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

function vitestCounts(): Counts | undefined {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
  } catch {
    return undefined
  }
}

const steps: Step[] = [
  { name: 'formatting', run: () => run({ program: 'oxfmt', args: ['--check', '.'] }) },
  { name: 'lint', run: () => run({ program: 'oxlint', args: ['--deny-warnings'] }) },
  { name: 'unused code', run: () => run({ program: 'knip' }) },
  { name: 'types', run: () => run({ program: 'tsc', packageName: 'typescript', args: ['--noEmit'] }) },
  {
    name: 'unit and component tests',
    run: () =>
      run({
        program: 'vitest',
        args: [
          'run',
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
rmSync(folder, { recursive: true })

console.log(`\nWhat ran:\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
