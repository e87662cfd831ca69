import { printSlowest, runVitest } from './test-report.ts'

/** Every case of the tests that `npm test` runs a sample of: docs/testing.md. */
const words = process.argv.slice(2)
const { passed, failed, timed } = await runVitest(...words, '--project=matrix-unit', '--project=matrix-dom')
printSlowest(timed)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
