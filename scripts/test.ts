import { type Program, runBeside } from './programs.ts'
import { printSlowest, runVitest } from './test-report.ts'

/** `npm test -- bookings` runs the tests whose path has that word, and nothing else. */
const words = process.argv.slice(2)

// One thread each: several would look at the same types again, and the tests have the other cores.
const checks = {
  formatting: { program: 'oxfmt', args: ['--check', '.'] },
  lint: { program: 'oxlint', args: ['--deny-warnings'], env: { GOMAXPROCS: '1' } },
  'unused code': { program: 'knip' },
  types: { program: 'tsc', packageName: 'typescript', args: ['--noEmit', '--singleThreaded'] },
}

const lines: string[] = []
let [passed, failed] = [0, 0]

function note(name: string, counts: { passed: number; failed: number }, detail = '') {
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  passed += counts.passed
  failed += counts.failed
  lines.push(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${seconds} s  ${name}${detail}`)
}

const start = performance.now()

async function check([name, program]: [string, Program]) {
  const { code, said } = await runBeside(program)
  note(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return `\n── ${name}\n${said}`
}

// Beside the tests, which leave a core idle while they start and when they end.
const checking = Promise.all(words.length === 0 ? Object.entries(checks).map(check) : [])
console.log('\n── unit and component tests')
const tests = await runVitest(...words, '--project=unit', '--project=dom')
note('unit and component tests', tests, ` (${tests.passed} passed, ${tests.failed} failed)`)
for (const said of await checking) console.log(said)
printSlowest(tests.timed)

console.log(`\nWhat ran:\n${lines.join('\n')}\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
