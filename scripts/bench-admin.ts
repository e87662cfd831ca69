// npm run bench:admin -- [--stations FILE] [--bookings 100000] [--slower 4] [--port 4330]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { exceeded, printNotes } from './bench-admin-table.ts'
import { adminTour, type Notes } from './bench-admin-tour.ts'
import { type Api, startApi } from './bench-pages-api.ts'
import { findProgram } from './find-program.ts'
import { root } from './programs.ts'

const { values } = parseArgs({
  options: {
    /** Real stations; else they are made up. */
    stations: { type: 'string' },
    bookings: { type: 'string', default: '100000' },
    /** Besides this machine as it is: how many times slower a processor is to be. 1 leaves that out. */
    slower: { type: 'string', default: '4' },
    port: { type: 'string', default: '4330' },
  },
})

const port = Number(values.port)
const origin = `http://127.0.0.1:${port}`

const outDir = mkdtempSync(join(tmpdir(), 'bench-admin-'))
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
  const stations = values.stations ? ['--stations', values.stations] : []
  api = await startApi(port + 1, origin, '--world', 'large', '--bookings', values.bookings, ...stations)
  for (const slowdown of new Set([1, Number(values.slower)])) {
    const notes: Notes = { measured: [], scrolls: [], memory: [] }
    const title = slowdown === 1 ? 'On this machine as it is' : `${slowdown} times slower`
    await adminTour(browser, { api, origin, slowdown, notes }).finally(() => printNotes(title, notes))
    // The goal is for a machine as it is.
    const over = slowdown === 1 ? exceeded(notes) : []
    for (const line of over) console.error(`Over the limit: ${line}`)
    if (over.length > 0) process.exitCode = 1
  }
} finally {
  await api?.stop()
  await browser.close()
  await site.close()
  rmSync(outDir, { recursive: true })
}
