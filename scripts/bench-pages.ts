// node scripts/bench-pages.ts [--stations FILE] [--slower 4] [--port 4320] [--tasks]
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { personas } from '../mocks/seed/people.ts'
import { act, type Measured, open, pressUntil, type, type Visit, watch } from './bench-pages-visits.ts'
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

/** No task and no key may take longer; a search for connections may take as long in its worker. */
const budgetMs = 50
const searchBudgetMs = 300

const port = Number(values.port)
const pages = `http://127.0.0.1:${port}`
const api = `http://127.0.0.1:${port + 1}`

async function startApi(...flags: string[]): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    [join(root, 'mocks/http-server.ts'), '--quiet', '--port', String(port + 1), '--origin', pages, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ready = once(server.stdout, 'data')
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The mock server did not start')))
  await Promise.race([ready, ended])
  ended.catch(() => {})
  return server
}

async function stop(server: ChildProcess) {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${api}/api/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return (await answer.json()) as T
}

/** A browser that somebody has signed in to. */
async function signedIn(browser: Browser) {
  const { email = '', password = '' } = personas.find(({ id }) => id === 'frequent-passenger') ?? {}
  const { token } = await ask<{ token: string }>('auth/login', { email, password })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token)
  await context.addInitScript(watch)
  return context
}

interface Route {
  route: { station: string }[]
}

/** The ids of the station where most trains call, and of another busy one to which none of them goes. */
async function landmarks() {
  const { data: trains } = await ask<{ data: Route[] }>('trains')
  const calls = new Map<string, number>()
  for (const { route } of trains) {
    for (const { station } of route) calls.set(station, (calls.get(station) ?? 0) + 1)
  }
  const busiest = [...calls].toSorted((a, b) => b[1] - a[1]).map(([id]) => id)
  const from = busiest[0] ?? ''
  const direct = new Set(
    trains
      .map(({ route }) => route.map(({ station }) => station))
      .filter((stops) => stops.includes(from))
      .flat(),
  )
  const to = busiest.find((id) => !direct.has(id)) ?? ''
  return { from, to }
}

const codeOf = async (id: string) => (await ask<{ data: { code: string } }>(`stations/${id}`)).data.code

const visits = (busiest: string): Visit[] => [
  { name: 'planner', address: '/plan-journey', rows: '#planner-from' },
  { name: 'trains', address: '/trains', rows: 'main li h2' },
  { name: 'stations', address: '/stations', rows: 'main li a[href^="/stations/"]' },
  { name: 'station', address: `/stations/${busiest}`, rows: 'main tbody tr' },
  { name: 'reviews', address: '/reviews', rows: '#review-train' },
]

/** Everything one does on the large world. */
async function largeWorld(browser: Browser, slowdown: number, note: (measured: Measured) => void) {
  const context = await signedIn(browser)
  context.on('page', (page) => {
    void page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
  })
  const { from, to } = await landmarks()
  const opened = async (name: string) => {
    const visit = visits(from).find((one) => one.name === name)
    if (!visit) throw new Error(`No visit ${name}`)
    const { page, measured } = await open(browser, context, { ...visit, address: pages + visit.address })
    note(measured)
    return page
  }

  const planner = await opened('planner')
  note(await type(browser, planner, 'planner: from', '#planner-from', 'bangalore ca'))
  note(await type(browser, planner, 'planner: to', '#planner-to', 'new delhi'))
  await planner.close()

  const trains = await opened('trains')
  note(await type(browser, trains, 'trains: search', '#train-search', 'express pune jn'))
  await trains.locator('#train-search').fill('')
  for (const sort of ['number', 'departure', 'shortest', 'cheapest', 'name']) {
    note(
      await act(browser, trains, `trains: sort by ${sort}`, async () => {
        await trains.locator('#train-sort').selectOption(sort)
      }),
    )
  }
  note(
    await act(browser, trains, 'trains: filter', async () => {
      await trains.locator('#train-type').selectOption('Express')
      await trains.locator('#train-day').selectOption('Sun')
    }),
  )
  note(
    await act(browser, trains, 'trains: next page', async () => {
      await trains.getByRole('link', { name: 'Next' }).click()
    }),
  )
  await trains.close()

  const stations = await opened('stations')
  note(await type(browser, stations, 'stations: search', '#station-search', 'ram nagar ro'))
  await stations.locator('#station-search').fill('')
  note(
    await act(browser, stations, 'stations: next page', async () => {
      await stations.getByRole('link', { name: 'Next' }).click()
    }),
  )
  await stations.close()

  const station = await opened('station')
  note(
    await act(browser, station, 'station: arrivals', async () => {
      await station.getByRole('link', { name: 'Arrivals' }).click()
    }),
  )
  await station.close()

  const reviews = await opened('reviews')
  note(await type(browser, reviews, 'reviews: train', '#review-train', '1200 express'))
  await reviews.close()

  const results: Visit = {
    name: 'results',
    address: `${pages}/plan-journey?from=${await codeOf(from)}&to=${await codeOf(to)}&date=${tomorrow()}&changes=0`,
    rows: 'section[aria-label="Trains found"] [role="status"]',
  }
  const { page, measured } = await open(browser, context, results)
  note(measured)
  const section = 'section[aria-label="With changes"]'
  const answer = `${section} ul > li, ${section} p`
  const show = `${section} a[href*="changes="]`
  note(await act(browser, page, 'connections: with the timetable', () => pressUntil(page, show, answer)))
  // The trains are in the cache and in the worker by now: what is left is the search.
  note(
    await act(browser, page, 'connections: search alone', async () => {
      await page.getByRole('button', { name: 'Swap from and to' }).click()
      return pressUntil(page, 'form button[type="submit"]', answer)
    }),
  )
  await context.close()
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** How long the first rows take with a railway that fits on a page. */
async function smallWorld(browser: Browser): Promise<Map<string, number>> {
  const context = await signedIn(browser)
  const { from } = await landmarks()
  const shown = new Map<string, number>()
  for (const visit of visits(from)) {
    const times: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const { page, measured } = await open(browser, context, { ...visit, address: pages + visit.address })
      times.push(measured.shown)
      await page.close()
    }
    shown.set(`${visit.name}: open`, median(times))
  }
  await context.close()
  return shown
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
const ms = (value: number) => value.toFixed(0)

function print(title: string, measured: readonly Measured[], small: ReadonlyMap<string, number>) {
  console.log(`\n${title}`)
  const head = ['', 'tasks > 50', 'longest', '(cpu)', 'key median', 'worst', '(cpu)', 'shown', '/ small']
  const rows = measured.map(({ name, tasks, keys, keyProcessor, shown }) => {
    const reference = small.get(name)
    return [
      name,
      String(tasks.filter(({ clock }) => clock > budgetMs).length),
      ms(Math.max(0, ...tasks.map(({ clock }) => clock))),
      ms(Math.max(0, ...tasks.map(({ processor }) => processor))),
      keys ? ms(median(keys)) : '',
      keys ? ms(Math.max(...keys)) : '',
      keyProcessor ? ms(Math.max(...keyProcessor)) : '',
      shown === undefined ? '' : ms(shown),
      shown === undefined || reference === undefined ? '' : (shown / reference).toFixed(2),
    ]
  })
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
  }
  if (!values.tasks) return
  for (const { name, tasks } of measured) {
    for (const { start, clock, processor, mostly } of tasks.filter((task) => task.clock > budgetMs)) {
      console.log(`  ${name}, at ${ms(start)}: ${ms(clock)} ms (${ms(processor)}): ${mostly}`)
    }
  }
}

const outDir = mkdtempSync(join(tmpdir(), 'bench-pages-'))
process.env.VITE_API_BASE_URL = api
await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
const site = await preview({
  root,
  build: { outDir },
  preview: { port, host: '127.0.0.1', strictPort: true },
})
const executablePath = findProgram('chromium', 'google-chrome')
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
let server: ChildProcess | undefined
try {
  server = await startApi()
  const small = await smallWorld(browser)
  await stop(server)

  server = await startApi('--world', 'large', ...(values.stations ? ['--stations', values.stations] : []))
  const asItIs: Measured[] = []
  await largeWorld(browser, 1, (measured) => asItIs.push(measured)).finally(() =>
    print('Milliseconds, on this machine as it is', asItIs, small),
  )
  const slowdown = Number(values.slower)
  if (slowdown > 1) {
    const slower: Measured[] = []
    await largeWorld(browser, slowdown, (measured) => slower.push(measured)).finally(() =>
      print(`Milliseconds, ${slowdown} times slower`, slower, new Map()),
    )
  }

  // By processor: what else runs on this machine must not fail it.
  const over = asItIs.filter(
    ({ name, tasks, keyProcessor = [], shown = 0 }) =>
      [...tasks.map(({ processor }) => processor), ...keyProcessor].some((time) => time > budgetMs) ||
      (name === 'connections: search alone' && shown > searchBudgetMs),
  )
  for (const { name } of over) console.error(`Over the budget: ${name}`)
  if (over.length > 0) process.exitCode = 1
} finally {
  if (server) await stop(server)
  await browser.close()
  await site.close()
  rmSync(outDir, { recursive: true })
}
