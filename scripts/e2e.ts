import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { api, demoFolder, productionFolder, resultsFolder } from '../e2e/support/addresses.ts'
import { findBrowser } from './find-program.ts'
import { root, run } from './programs.ts'
import { printSlowest, type TimedTest } from './test-report.ts'

/** What a build is made of. */
const sources = [
  'src',
  'mocks',
  'public',
  'scripts',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  '.env',
  '.env.demo',
  '.env.local',
]

function changedAt(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

async function build(outDir: string, mode: string, env: Record<string, string>) {
  const note = join(root, 'node_modules/.cache/railway-planner', `${encodeURIComponent(outDir)}.json`)
  const settings = JSON.stringify(env)
  const index = resolve(root, outDir, 'index.html')
  const newest = Math.max(...sources.map((source) => changedAt(join(root, source))))
  const fresh = changedAt(index) > newest && existsSync(note) && readFileSync(note, 'utf8') === settings
  if (fresh || process.env.SKIP_BUILD) return
  const failed = await run({
    program: 'vite',
    args: ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    env,
  })
  if (failed) throw new Error(`The ${mode} build failed`)
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, settings)
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: Result[] }[] }[]
}

interface Result {
  duration: number
  attachments: { name: string; path?: string }[]
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

const timedIn = ({ file, suites = [], specs }: Suite): TimedTest[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: title,
      file: `e2e/${file}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(timedIn),
]

/** What the page held where a test failed: a failure on another machine leaves nothing else to look at. */
function printPages({ suites = [], specs }: Suite) {
  for (const { title, tests } of specs.filter(({ ok }) => !ok)) {
    for (const { name, path } of tests.flatMap(({ results }) =>
      results.flatMap((result) => result.attachments),
    )) {
      if (name !== 'error-context' || !path) continue
      const [, snapshot = ''] = /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8')) ?? []
      console.log(`\nThe page at the failure of ‘${title}’:\n${snapshot}`)
    }
  }
  suites.forEach(printPages)
}

async function main(): Promise<number> {
  if (!findBrowser() && !existsSync(chromium.executablePath())) {
    console.error(
      'No Chromium found: install it from your system (Debian: apt-get install chromium-headless-shell) or with npx playwright install chromium.',
    )
    return 1
  }
  await build(demoFolder, 'demo', {})
  await build(productionFolder, 'production', { VITE_API_BASE_URL: api.origin })

  const report = resolve(root, resultsFolder, 'e2e.json')
  const code = await run({
    program: 'playwright',
    packageName: '@playwright/test',
    args: ['test', '--reporter=list,json', ...process.argv.slice(2)],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { stats, suites } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [] }
  suites.forEach(printPages)
  printSlowest(suites.flatMap(timedIn))
  const failed = stats.unexpected + stats.flaky
  // Nothing that could be run is a failure without a failed test.
  console.log(`${stats.expected} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
  return code
}

process.exitCode = await main()
