import type { Browser, Page } from '@playwright/test'
import { type Answered, answers, type Ask, memory } from './admin-page.ts'
import { type Scrolled, scrolled } from './admin-scroll.ts'
import type { Api } from '../api.ts'
import { act, type Measured, open, watch } from './pages-visits.ts'

export interface Notes {
  measured: (Measured | Answered)[]
  scrolls: Scrolled[]
  /** Megabytes and nodes, in the order in which one goes. */
  memory: { name: string; megabytes: number; nodes: number }[]
}

const keysOf = (text: string): Ask[] =>
  [...text, ...Array.from({ length: text.length }, () => 'Backspace')].map((key) => ({
    event: 'keydown',
    work: (page) => page.keyboard.press(key === ' ' ? 'Space' : key),
  }))
const choice = (label: string, value: string): Ask => ({
  event: 'change',
  work: (page) => page.getByRole('search').getByLabel(label, { exact: true }).selectOption(value),
})
const press = (selector: string): Ask => ({ event: 'click', work: (page) => page.locator(selector).click() })
const sort = (column: string): Ask => ({
  event: 'click',
  work: (page) => page.locator('thead').getByRole('button', { name: column, exact: true }).click(),
})

interface List {
  name: string
  field: string
  typed: string
  filters: Ask[]
  columns: string[]
}

const lists: List[] = [
  {
    name: 'trains',
    field: '#train-search',
    typed: 'shatab',
    filters: [
      choice('Type', 'Express'),
      choice('Runs on', 'Sun'),
      choice('Type', ''),
      choice('Missing', 'days'),
      choice('Missing', ''),
      choice('Runs on', ''),
    ],
    columns: ['Name', 'Number', 'Route', 'Times', 'Seats', 'Fare'],
  },
  {
    name: 'stations',
    field: '#station-search',
    typed: 'ramnag',
    filters: [choice('Zone', 'NR'), choice('Zone', 'SR'), choice('Zone', '')],
    columns: ['Name', 'Code', 'City', 'State', 'Zone', 'Trains'],
  },
  {
    name: 'bookings',
    field: '#booking-search',
    typed: 'chaudh',
    filters: [
      choice('Status', 'Cancelled'),
      choice('Status', 'held'),
      choice('Dates of', 'booked'),
      choice('Status', ''),
    ],
    columns: ['PNR', 'Status', 'Train', 'Route', 'Train starts', 'Total', 'Booked by', 'Booked on'],
  },
]

const tabs = ['Trains', 'Station pairs', 'Weekdays', 'Occupancy', 'Over time']

/** Everything an administrator does with long lists. */
export async function adminTour(
  browser: Browser,
  { api, origin, slowdown, notes }: { api: Api; origin: string; slowdown: number; notes: Notes },
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  await context.addInitScript((token) => localStorage.setItem('token', token), await api.token('admin'))
  await context.addInitScript(watch)
  context.on('page', (page) => {
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
  })
  const remember = async (page: Page, name: string) => {
    notes.memory.push({ name, ...(await memory(page)) })
  }

  for (const { name, field, typed, filters, columns } of lists) {
    const small = {
      name: `${name}, 100 rows`,
      address: `${origin}/admin/${name}`,
      rows: 'main tbody tr',
      answer: `/${name}`,
    }
    const { page, measured } = await open(browser, context, small)
    notes.measured.push(measured)
    notes.scrolls.push(await scrolled(browser, page, small.name, { pixels: 3200, speed: 1200 }))
    const all = await act(browser, page, `${name}: all rows`, async () => {
      await page.getByRole('search').getByLabel('Rows').selectOption('0')
      await page.locator('main table:not([aria-rowcount="101"])').waitFor()
    })
    notes.measured.push(all)
    await remember(page, `${name}: loaded`)
    for (const speed of [1200, 2400]) {
      const label = `${name}, all, ${speed / 40} rows a second`
      notes.scrolls.push(await scrolled(browser, page, label, { pixels: speed * 5, speed }))
    }
    await remember(page, `${name}: scrolled`)
    await page.locator(field).click()
    notes.measured.push(await answers(browser, page, `${name}: type`, keysOf(typed)))
    notes.measured.push(await answers(browser, page, `${name}: filter`, filters))
    for (const column of columns) {
      const measure = await answers(browser, page, `${name}: sort by ${column}`, [sort(column), sort(column)])
      notes.measured.push(measure)
    }
    await remember(page, `${name}: searched and sorted`)
    if (name === 'bookings') await reports(browser, page, notes)
    await page.locator('a[href="/admin/users"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    await remember(page, `${name}: left`)
    await page.close()
  }
  await context.close()
}

async function reports(browser: Browser, page: Page, notes: Notes) {
  const first = press('main header a[href="/admin/reports"]')
  notes.measured.push(await answers(browser, page, 'reports: first', [first]))
  const year: Ask = { event: 'click', work: () => page.getByRole('button', { name: 'This year' }).click() }
  notes.measured.push(await answers(browser, page, 'reports: this year', [year]))
  for (const tab of tabs) {
    const link: Ask = {
      event: 'click',
      work: () =>
        page
          .getByRole('navigation', { name: 'Parts of the report' })
          .getByRole('link', { name: tab })
          .click(),
    }
    notes.measured.push(await answers(browser, page, `reports: ${tab}`, [link]))
  }
}
