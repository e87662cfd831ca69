import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import {
  api,
  demo,
  demoFolder,
  development,
  production,
  productionFolder,
  releases,
  resultsFolder,
} from './e2e/support/addresses.ts'
import type { Options } from './e2e/support/test.ts'
import { findBrowser } from './scripts/find-program.ts'

/**
 * On the production build alone: another origin, a policy, and calls and files that a test can hold back; and what changes
 * no data, since a page of the demo takes twice the time to load.
 */
const onProduction = [
  'policy.spec.ts',
  'refusals.spec.ts',
  'chunks.spec.ts',
  'admin-refusals.spec.ts',
  'admin-leaving.spec.ts',
  'production/**',
]

/** On the sources as `npm start` serves them. */
const onDevelopment = 'development.spec.ts'

/** Long runs, started by hand: `npm run test:e2e -- --project=long`. */
const long = 'long/**'
// The processes that run the tests read this file too, without the words of the command line.
if (process.argv.includes('--project=long')) process.env.E2E_LONG = '1'

const executablePath = findBrowser()
const preview = (folder: string, port: number) => `vite preview --outDir ${folder} --port ${port}`

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: join(resultsFolder, 'playwright'),
  // One more than the cores: what waits for an answer or a timer leaves its core idle.
  workers: 3,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For what hangs: on a busy machine each may take many times as long as alone.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    // For a look at a failure: npm run test:e2e -- --trace on
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Root in a container has no sandbox; and a browser under test looks nothing up by itself.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium 156 sometimes paints no more where a page changes while it is being scrolled, it seems since nobody is
        // woken when the last tile that a frame waits for was drawn at low priority. Then none is: docs/testing.md.
        '--disable-best-effort-tasks',
      ],
    },
  },
  projects: [
    // Each page has data of its own here, so that no test is in another one's way.
    {
      name: 'demo',
      testIgnore: [...onProduction, onDevelopment, long],
      // By mouse it is booked on the other build.
      grepInvert: /by mouse/,
      use: { baseURL: demo.origin, apiOrigin: '' },
    },
    {
      name: 'production',
      testMatch: ['smoke.spec.ts', 'booking.spec.ts', ...onProduction],
      grepInvert: /by keyboard/,
      // It would answer for files that a test holds back: `production/releases.spec.ts` lets it in.
      use: { baseURL: production.origin, apiOrigin: api.origin, serviceWorkers: 'block' },
    },
    {
      name: 'development',
      testMatch: onDevelopment,
      // Hundreds of modules, each a file of its own, and those of packages put together at the first page.
      timeout: 180_000,
      expect: { timeout: 30_000 },
      use: { baseURL: development.origin, apiOrigin: '' },
    },
    ...(process.env.E2E_LONG
      ? [
          {
            name: 'long',
            testMatch: long,
            // Out of git: they are of the machine's fonts.
            snapshotPathTemplate: join(resultsFolder, 'pictures', '{arg}{ext}'),
            timeout: 3_600_000,
            use: { baseURL: production.origin, apiOrigin: api.origin },
          },
        ]
      : []),
  ],
  webServer: [
    { command: preview(demoFolder, demo.port), url: demo.origin },
    { command: preview(productionFolder, production.port), url: production.origin },
    {
      command: `vite --mode demo --host 127.0.0.1 --port ${development.port} --strictPort`,
      url: development.origin,
    },
    {
      command: `node mocks/http-server.ts --quiet --port ${api.port} --origin ${production.origin} --origin ${releases.origin}`,
      port: api.port,
    },
  ],
})
