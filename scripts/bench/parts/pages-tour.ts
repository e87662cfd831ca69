import type { Browser } from '@playwright/test'
import type { Api } from '../api.ts'
import { median } from '../table/rounds.ts'
import { act, type Measured, open, pressUntil, type, type Visit, watch } from './pages-visits.ts'

interface World {
  api: Api
  /** Of the pages. */
  origin: string
}

/** A browser that somebody has signed in to. */
export async function signedIn(browser: Browser, api: Api) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  await context.addInitScript((token) => localStorage.setItem('token', token), await api.token())
  await context.addInitScript(watch)
  return context
}

const visits = (busiest: string): Visit[] => [
  { name: 'planner', address: '/plan-journey', rows: '#planner-from' },
  { name: 'trains', address: '/trains', rows: 'main li h2' },
  { name: 'stations', address: '/stations', rows: 'main li a[href^="/stations/"]' },
  { name: 'station', address: `/stations/${busiest}`, rows: 'main tbody tr' },
  { name: 'reviews', address: '/reviews', rows: '#review-train' },
]

/** Everything one does on the large world. */
export async function largeWorld(
  browser: Browser,
  { api, origin, slowdown, note }: World & { slowdown: number; note: (measured: Measured) => void },
) {
  const context = await signedIn(browser, api)
  context.on('page', (page) => {
    void page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
  })
  const { from, to } = await api.landmarks()
  const opened = async (name: string) => {
    const visit = visits(from).find((one) => one.name === name)
    if (!visit) throw new Error(`No visit ${name}`)
    const { page, measured } = await open(browser, context, { ...visit, address: origin + visit.address })
    note(measured)
    return page
  }

  const planner = await opened('planner')
  note(await type(browser, planner, 'planner: from', '#planner-from', 'bangalore ca'))
  note(await type(browser, planner, 'planner: to', '#planner-to', 'new delhi'))
  await planner.keyboard.press('Control+k')
  note(await type(browser, planner, 'palette', '[role="dialog"] input', 'express del'))
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
    address: `${origin}/plan-journey?from=${await api.codeOf(from)}&to=${await api.codeOf(to)}&date=${tomorrow()}&changes=0`,
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
export async function smallWorld(browser: Browser, { api, origin }: World): Promise<Map<string, number>> {
  const context = await signedIn(browser, api)
  const { from } = await api.landmarks()
  const shown = new Map<string, number>()
  for (const visit of visits(from)) {
    const times: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const { page, measured } = await open(browser, context, { ...visit, address: origin + visit.address })
      times.push(measured.shown)
      await page.close()
    }
    shown.set(`${visit.name}: open`, median(times))
  }
  await context.close()
  return shown
}
