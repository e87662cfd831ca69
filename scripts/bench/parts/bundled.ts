import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../../programs.ts'

/** A module of the app as the browser gets it: bundled, not loaded module by module. */
export async function bundled<T>(module: string): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-parts-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry: join(root, module), formats: ['es'], fileName: () => 'part.mjs' },
    },
  })
  const loaded: unknown = await import(pathToFileURL(join(outDir, 'part.mjs')).href)
  rmSync(outDir, { recursive: true })
  return loaded as T
}

/** Milliseconds of this thread's processor, in steps of 4 on some machines. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What `now` says that the work took; by the processor, as the clock would count what else this machine does. */
export function timesOf(work: () => unknown, rounds = 9, now = processorMs) {
  const times = Array.from({ length: rounds }, () => {
    const start = now()
    work()
    return now() - start
  })
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(rounds - 1, Math.floor(rounds * share))] ?? 0
  return { first: times[0] ?? 0, median: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 }
}
