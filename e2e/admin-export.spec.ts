import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { callApi, cellsOf } from './support/admin.ts'
import { journeyDay } from './support/journeys.ts'
import { expectToFit } from './support/layout.ts'
import { runsDaily, stations, trains } from './support/seed.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

type Row = Record<string, string>

interface List {
  what: string
  about: string
  width: number
  address: string
  table: string
  fileName: string
  /** Makes a record whose words a spreadsheet would run. */
  add: (page: Page) => Promise<unknown>
  /** A cell of the file that must not run. */
  harmless: Row
  /** What the file has to say of a row of the page. */
  shown: (cells: string[]) => Row
}

/** '₹1,250.50' as the file has it. */
const bare = (text = '') => String(Number(text.replaceAll(/[^\d.-]/g, '')))
const guarded = (text = '') => (/^[=+\-@]/.test(text) ? `'${text}` : text)
const daily = trains.find(runsDaily)
const [from, to] = stations

const lists: List[] = [
  {
    what: 'trains',
    about: 'E1',
    width: 1280,
    address: '/admin/trains?type=Shatabdi&sort=-fare&rows=25',
    table: 'Trains',
    fileName: 'trains.csv',
    add: (page) =>
      callApi(page, '/trains', {
        method: 'POST',
        body: {
          trainNumber: '90872',
          name: '=1+1 "Ghat", Mail',
          trainType: 'Shatabdi',
          source: from?._id,
          destination: to?._id,
          departureTime: '2020-01-01T03:00:00.000Z',
          arrivalTime: '2020-01-01T05:30:00.000Z',
          totalSeats: 1200,
          fare: 99.5,
          daysOfOperation: ['Mon', 'Thu'],
        },
      }),
    harmless: { name: `'=1+1 "Ghat", Mail` },
    shown: ([trainNumber = '', name, trainType = '', route = '', times = '', , totalSeats, fare]) => ({
      trainNumber,
      name: guarded(name),
      trainType,
      source: route.split(' → ')[0] ?? '',
      destination: route.split(' → ')[1] ?? '',
      departure: times.split(' – ')[0] ?? '',
      arrival: times.split(' – ')[1]?.replace(/ \+\d$/, '') ?? '',
      totalSeats: bare(totalSeats),
      fare: bare(fare),
    }),
  },
  {
    what: 'stations',
    about: 'F1',
    width: 1280,
    address: '/admin/stations?zone=SR&sort=name&rows=25',
    table: 'Stations',
    fileName: 'stations.csv',
    add: (page) =>
      callApi(page, '/stations', {
        method: 'POST',
        body: {
          code: 'ZQ7',
          name: '@SUM(1+1)*Halt',
          city: 'नई दिल्ली',
          state: 'Delhi',
          zone: 'SR',
          latitude: -28.5,
          longitude: 77.25,
        },
      }),
    harmless: { name: `'@SUM(1+1)*Halt`, city: 'नई दिल्ली', latitude: '-28.5' },
    shown: ([code = '', name, city = '', state = '', zone = '', position = '']) => ({
      code,
      name: guarded(name),
      city,
      state,
      zone,
      latitude: bare(position.split(', ')[0]),
      longitude: bare(position.split(', ')[1]),
    }),
  },
  {
    what: 'bookings',
    about: 'G1',
    width: 360,
    address: '/admin/bookings?status=Confirmed&rows=25',
    table: 'Bookings',
    fileName: 'bookings.csv',
    add: (page) =>
      callApi(page, '/bookings', {
        method: 'POST',
        body: {
          train: daily?._id,
          fromStation: daily?.source,
          toStation: daily?.destination,
          journeyDate: journeyDay,
          passengers: [{ name: '=cmd|calc', age: 40, gender: 'F' }],
        },
      }),
    harmless: { names: `'=cmd|calc` },
    shown: ([pnr = '', status = '', train = '', route = '', , total = '']) => ({
      pnr,
      status,
      trainNumber: /^\d+/.exec(train)?.[0] ?? '',
      train: guarded(train.replace(/^\d+ /, '')),
      from: route.split(' → ')[0] ?? '',
      to: route.split(' → ')[1] ?? '',
      passengers: bare(total.split(' for ')[1]),
      totalFare: bare(total.split(' for ')[0]),
    }),
  },
]

/** The rows of every page of the table, one page after another. */
async function allCells(page: Page, table: string): Promise<string[][]> {
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const all: string[][] = []
  for (let at = 1; ; at += 1) {
    await expect(pager).toContainText(`Page ${at} of`)
    all.push(...(await cellsOf(page, table)))
    const next = pager.getByRole('link', { name: 'Next' })
    if ((await next.count()) === 0) return all
    await next.click()
  }
}

for (const { what, about, width, address, table, fileName, add, harmless, shown } of lists) {
  test(`J3 ADM-6 ${about}: the file of ${what} holds the filtered rows of all pages in their order, and nothing that runs, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'admin')
    await page.goto('/help')
    await settled(page)
    await add(page)
    await page.goto(address)
    await settled(page)
    await expectToFit(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(fileName)
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = parse<Row>(bytes, { bom: true, columns: true })
    const cells = (await allCells(page, table)).map(shown)
    expect(cells.length).toBeGreaterThan(25)
    expect(rows).toHaveLength(cells.length)
    expect(rows).toEqual(cells.map((row): unknown => expect.objectContaining(row)))
    expect(rows).toContainEqual(expect.objectContaining(harmless))
    // A number below zero stays one; no other cell begins as a formula does.
    const texts = rows.flatMap((row) => Object.values(row))
    expect(texts.filter((text) => /^\s*[=+\-@]/.test(text) && Number.isNaN(Number(text)))).toEqual([])
  })
}
