import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { findBrowser } from '../../find-program.ts'
import { root } from '../../programs.ts'
import { type Api, startApi } from '../api.ts'

interface App {
  browser: Browser
  origin: string
  /** From now on the mock server is one with these flags. */
  serve: (...flags: string[]) => Promise<Api>
}

/** The production build, a browser and a mock server for as long as the work takes: at `port` and the one after it. */
export async function withApp(port: number, work: (app: App) => Promise<void>) {
  const origin = `http://127.0.0.1:${port}`
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'))
  process.env.VITE_API_BASE_URL = `http://127.0.0.1:${port + 1}`
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const site = await preview({
    root,
    build: { outDir },
    preview: { port, host: '127.0.0.1', strictPort: true },
  })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  let api: Api | undefined
  try {
    await work({
      browser,
      origin,
      async serve(...flags) {
        await api?.stop()
        api = await startApi(port + 1, origin, ...flags)
        return api
      },
    })
  } finally {
    await api?.stop()
    await browser.close()
    await site.close()
    rmSync(outDir, { recursive: true })
  }
}
