import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, run } from './programs.ts'

/** What a run of tests came to. */
export interface TestRun {
  /** The runner's exit code. */
  code: number
  passed: number
  failed: number
  timed: TimedTest[]
}

export interface TimedTest {
  name: string
  file: string
  ms: number
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

/** Runs Vitest with these words of its command line. */
export async function runVitest(...args: string[]): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'railway-test-'))
  const file = join(folder, 'vitest.json')
  const code = await run({
    program: 'vitest',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    // Each process would compile React and jsdom anew.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/railway-planner/compiled') },
  })
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const timed = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({
        name: test.fullName,
        file: relative(root, name),
        ms: test.duration ?? 0,
      })),
    )
    // A file that does not even load is a failure without a failed test.
    const failed = code !== 0 && report.numFailedTests === 0 ? 1 : report.numFailedTests
    return { code, passed: report.numPassedTests, failed, timed }
  } catch {
    return { code: code || 1, passed: 0, failed: 1, timed: [] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The ten tests that took longest, a line each; `.ci/run` reads these lines. */
export function printSlowest(timed: readonly TimedTest[]) {
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  const lines = slowest.map(
    ({ name, file, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${file}: ${name}`,
  )
  console.log(`\nSlowest tests:\n${lines.join('\n')}`)
}
