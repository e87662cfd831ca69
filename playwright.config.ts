import { defineConfig } from '@playwright/test'
import { api, demo, demoFolder, production, productionFolder } from './e2e/support/addresses.ts'
import type { Options } from './e2e/support/test.ts'
import { findProgram } from './scripts/find-program.ts'

const executablePath = findProgram('chromium', 'google-chrome')
const preview = (folder: string, port: number) => `vite preview --outDir ${folder} --port ${port}`

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
      ],
    },
  },
  projects: [
    // The policy is the deployed app's; the mock's worker needs more.
    { name: 'demo', testIgnore: 'policy.spec.ts', use: { baseURL: demo.origin, apiOrigin: '' } },
    // The markup is the same in both builds: axe looks at one of them.
    {
      name: 'production',
      testIgnore: 'axe.spec.ts',
      use: { baseURL: production.origin, apiOrigin: api.origin },
    },
  ],
  webServer: [
    { command: preview(demoFolder, demo.port), url: demo.origin },
    { command: preview(productionFolder, production.port), url: production.origin },
    {
      command: `node mocks/http-server.ts --quiet --port ${api.port} --origin ${production.origin}`,
      port: api.port,
    },
  ],
})
