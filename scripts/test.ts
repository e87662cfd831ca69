import { run } from './programs.ts'
import { printSlowest, runVitest, type TestRun } from './test-report.ts'

interface Step {
  name: string
  run: () => Promise<number | TestRun>
}

/** `npm test -- bookings` runs the tests whose path has that word, and nothing else. */
const words = process.argv.slice(2)

const checks: Step[] = [
  { name: 'formatting', run: () => run({ program: 'oxfmt', args: ['--check', '.'] }) },
  { name: 'lint', run: () => run({ program: 'oxlint', args: ['--deny-warnings'] }) },
  { name: 'unused code', run: () => run({ program: 'knip' }) },
  { name: 'types', run: () => run({ program: 'tsc', packageName: 'typescript', args: ['--noEmit'] }) },
]
const tests: Step = {
  name: 'unit and component tests',
  run: () => runVitest(...words, '--project=unit', '--project=dom'),
}

const lines: string[] = []
let [passed, failed] = [0, 0]

for (const step of words.length > 0 ? [tests] : [...checks, tests]) {
  console.log(`\n── ${step.name}`)
  const start = performance.now()
  const outcome = await step.run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  // A check counts as one.
  const counts =
    typeof outcome === 'number' ? { passed: outcome === 0 ? 1 : 0, failed: outcome === 0 ? 0 : 1 } : outcome
  passed += counts.passed
  failed += counts.failed
  const detail = typeof outcome === 'number' ? '' : ` (${outcome.passed} passed, ${outcome.failed} failed)`
  lines.push(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${seconds.padStart(6)} s  ${step.name}${detail}`)
  if (typeof outcome !== 'number') printSlowest(outcome.timed)
}

console.log(`\nWhat ran:\n${lines.join('\n')}\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
