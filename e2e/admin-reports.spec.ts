import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { callApi, rowNames } from './support/admin.ts'
import { expectToFit } from './support/layout.ts'
import { runsDaily, trains } from './support/seed.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

/** As the server gives it: nothing of the app reads it first. */
interface Answered {
  _id: string
  bookingStatus: string
  journeyDate: string
  bookingDate: string
  passengers: unknown[]
  totalFare: number
  train: { trainNumber: string } | null
}

interface Sum {
  bookings: number
  passengers: number
  revenue: number
  cancelled: number
}

async function everyBooking(page: Page): Promise<Answered[]> {
  const all: Answered[] = []
  for (let number = 1; ; number += 1) {
    const path = `/admin/bookings?page=${number}&limit=40`
    const { data, totalPages } = (await callApi(page, path)) as { data: Answered[]; totalPages: number }
    all.push(...data)
    if (number >= totalPages) return all
  }
}

function sumOf(bookings: readonly Answered[]): Sum {
  const kept = bookings.filter(({ bookingStatus }) => bookingStatus !== 'Cancelled')
  return {
    bookings: bookings.length,
    passengers: kept.reduce((sum, { passengers }) => sum + passengers.length, 0),
    revenue: kept.reduce((sum, { totalFare }) => sum + totalFare, 0),
    cancelled: bookings.length - kept.length,
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
const dayOf = {
  journey: ({ journeyDate }: Answered) => journeyDate.slice(0, 10),
  booked: ({ bookingDate }: Answered) => inIndia.format(new Date(bookingDate)),
}

/** In India it is the next day already. */
const evening = `${inDays(-12)}T20:00:00.000Z`

/** A booking made at that instant: the demo's server goes by the clock of the page. */
async function bookOn(page: Page, instant: string) {
  await page.evaluate((time) => {
    Date.now = () => time
  }, Date.parse(instant))
  const train = trains.find(runsDaily)
  await callApi(page, '/bookings', {
    method: 'POST',
    body: {
      train: train?._id,
      fromStation: train?.source,
      toStation: train?.destination,
      journeyDate: inDays(5),
      passengers: [{ name: 'Asha Verma', age: 31, gender: 'F' }],
    },
  })
}

const figures = ['Bookings', 'Passengers', 'Revenue', 'Cancelled'] as const
const inOrder = ({ bookings, passengers, revenue, cancelled }: Sum) => [
  bookings,
  passengers,
  revenue,
  cancelled,
]
/** How many bookings the list behind each figure has. */
const behind = ({ bookings, cancelled }: Sum) => [
  bookings,
  bookings - cancelled,
  bookings - cancelled,
  cancelled,
]
const number = (text = '') => Number(text.replaceAll(/[^\d.]/g, ''))
const totalOf = (page: Page, figure: string) =>
  page
    .getByRole('region', { name: 'Totals' })
    .locator('dt', { hasText: new RegExp(`^${figure}$`) })
    .locator('xpath=following-sibling::dd[1]')

/** The list that a figure opened has just as many bookings as it says. */
async function expectListed(page: Page, count: number, all: number) {
  await expect(page).toHaveURL(/\/admin\/bookings\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings')
  const words = `${count} ${count === 1 ? 'booking' : 'bookings'}`
  const summary = page.getByRole('status').filter({ hasText: /^[\d,]+ bookings?\b/ })
  await expect(summary).toHaveText(count === all ? words : `${words} of ${all}`)
  expect(await rowNames(page, 'Bookings')).toHaveLength(Math.min(count, 100))
}

for (const [basis, width] of [
  ['journey', 1280],
  ['booked', 360],
] as const) {
  test(`J3 ADM-7: the figures by ${basis} date are what the answered bookings add up to, and so is each list behind them, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'admin')
    await page.goto('/help')
    await settled(page)
    await bookOn(page, evening)
    const all = await everyBooking(page)
    const [from, to] = [inDays(-75), basis === 'booked' ? evening.slice(0, 10) : inDays(12)]
    const counted = all.filter((booking) => dayOf[basis](booking) >= from && dayOf[basis](booking) <= to)
    const sum = sumOf(counted)
    for (const figure of inOrder(sum)) expect(figure).toBeGreaterThan(0)
    expect(counted.length).toBeLessThan(all.length)

    const report = `/admin/reports?from=${from}&to=${to}&basis=${basis}`
    await page.goto(report)
    await settled(page)
    await expectToFit(page)
    for (const [index, figure] of figures.entries()) {
      await expect(totalOf(page, figure)).not.toBeEmpty()
      expect(number(await totalOf(page, figure).innerText()), figure).toBe(inOrder(sum)[index])
      await totalOf(page, figure).getByRole('link').click()
      await expectListed(page, behind(sum)[index] ?? 0, all.length)
      await page.goBack()
    }

    await page.goto(`${report}&tab=trains`)
    await settled(page)
    const byTrain = Map.groupBy(counted, ({ train }) => train?.trainNumber ?? 'none')
    const expected = new Map([...byTrain].map(([train, bookings]) => [train, inOrder(sumOf(bookings))]))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const rows = parse(await readFile(await download.path()), { bom: true }).slice(1)
    expect(new Map(rows.map(([train = '', , ...values]) => [train, values.slice(0, 4).map(Number)]))).toEqual(
      expected,
    )
    const table = page.getByRole('table')
    const drawn = await table
      .locator('tbody tr')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent)),
      )
    expect(drawn).toHaveLength(Math.min(20, expected.size))
    for (const [name = '', ...values] of drawn) {
      expect(values.slice(0, 4).map(number), name).toEqual(expected.get(name.split(' ')[0] ?? ''))
    }
    const [[top = ''] = []] = drawn
    await table.getByRole('row', { name: top }).getByRole('link').first().click()
    await expectListed(page, expected.get(top.split(' ')[0] ?? '')?.[0] ?? 0, all.length)
  })
}
