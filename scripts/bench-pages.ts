// node scripts/bench-pages.ts [--stations FILE] [--slower 4] [--port 4320] [--tasks]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { type Api, startApi } from './bench-pages-api.ts'
import { budgetMs, print, searchBudgetMs } from './bench-pages-table.ts'
import { largeWorld, smallWorld } from './bench-pages-tour.ts'
import type { Measured } from './bench-pages-visits.ts'
import { findProgram } from './find-program.ts'
import { root } from './programs.ts'

const { values } = parseArgs({
  options: {
    /** Real stations; else they are made up. */
    stations: { type: 'string' },
    /** Besides this machine as it is: how many times slower a processor is to be. 1 leaves that out. */
    slower: { type: 'string', default: '4' },
    port: { type: 'string', default: '4320' },
    /** What the long tasks did. */
    tasks: { type: 'boolean', default: false },
  },
})

const port = Number(values.port)
const origin = `http://127.0.0.1:${port}`

const outDir = mkdtempSync(join(tmpdir(), 'bench-pages-'))
process.env.VITE_API_BASE_URL = `http://127.0.0.1:${port + 1}`
await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
const site = await preview({
  root,
  build: { outDir },
  preview: { port, host: '127.0.0.1', strictPort: true },
})
const executablePath = findProgram('chromium', 'google-chrome')
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
let api: Api | undefined
try {
  api = await startApi(port + 1, origin)
  const small = await smallWorld(browser, { api, origin })
  await api.stop()

  const stations = values.stations ? ['--stations', values.stations] : []
  api = await startApi(port + 1, origin, '--world', 'large', ...stations)
  const withTasks = values.tasks
  const asItIs: Measured[] = []
  const note = (measured: Measured) => asItIs.push(measured)
  await largeWorld(browser, { api, origin, slowdown: 1, note }).finally(() =>
    print('Milliseconds, on this machine as it is', asItIs, { small, withTasks }),
  )
  const slowdown = Number(values.slower)
  if (slowdown > 1) {
    const slower: Measured[] = []
    await largeWorld(browser, { api, origin, slowdown, note: (measured) => slower.push(measured) }).finally(
      () => print(`Milliseconds, ${slowdown} times slower`, slower, { small: new Map(), withTasks }),
    )
  }

  // By processor: what else runs on this machine must not fail it.
  const over = asItIs.filter(
    ({ tasks, keyProcessor = [], worker = 0 }) =>
      [...tasks.map(({ processor }) => processor), ...keyProcessor].some((time) => time > budgetMs) ||
      worker > searchBudgetMs,
  )
  for (const { name } of over) console.error(`Over the budget: ${name}`)
  if (over.length > 0) process.exitCode = 1
} finally {
  await api?.stop()
  await browser.close()
  await site.close()
  rmSync(outDir, { recursive: true })
}
