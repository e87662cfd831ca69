import { runBeside } from './programs.ts'
import { printSlowest, runVitest } from './test-report.ts'

/** `npm test -- bookings` runs the tests whose path has that word, and nothing else. */
const words = process.argv.slice(2)

const checks = {
  formatting: { program: 'oxfmt', args: ['--check', '.'] },
  lint: { program: 'oxlint', args: ['--deny-warnings'] },
  'unused code': { program: 'knip' },
  types: { program: 'tsc', packageName: 'typescript', args: ['--noEmit'] },
}

const lines: string[] = []
let [passed, failed] = [0, 0]

function note(name: string, start: number, counts: { passed: number; failed: number }, detail = '') {
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  passed += counts.passed
  failed += counts.failed
  lines.push(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${seconds} s  ${name}${detail}`)
}

if (words.length === 0) {
  // Together: two of them use one core each.
  const start = performance.now()
  await Promise.all(
    Object.entries(checks).map(async ([name, program]) => {
      const { code, said } = await runBeside(program)
      console.log(`\n── ${name}\n${said}`)
      note(name, start, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    }),
  )
}

console.log('\n── unit and component tests')
const start = performance.now()
const tests = await runVitest(...words, '--project=unit', '--project=dom')
note('unit and component tests', start, tests, ` (${tests.passed} passed, ${tests.failed} failed)`)
printSlowest(tests.timed)

console.log(`\nWhat ran:\n${lines.join('\n')}\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
