import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './programs.ts'

/** Goal G42: the whole browser suite again and again; ends at the first failure, whose pictures stay in test-results. */
const times = Number(process.argv[2] ?? 20)
if (!(Number.isInteger(times) && times > 0)) throw new Error(`How often? Not ${process.argv[2]} times`)

const clean: string[] = []
for (let n = 1; n <= times; n += 1) {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/e2e.ts')], { stdio: 'inherit' })
  if (status !== 0) {
    process.exitCode = 1
    break
  }
  clean.push(`${((performance.now() - start) / 60_000).toFixed(1)} min`)
  console.log(`Without a failure in a row: ${n} of ${times} (${clean.join(', ')})`)
}
