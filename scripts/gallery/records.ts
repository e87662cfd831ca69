import type { Page } from '@playwright/test'
import { createSeed } from '../../mocks/seed/index.ts'
import { day, state } from './views.ts'

const { trains, bookings, stations } = createSeed({ seed: state.seed, today: day })
function idOf<Row extends { _id: string }>(rows: readonly Row[], isIt: (row: Row) => boolean): string {
  const row = rows.find(isIt)
  if (!row) throw new Error('The data of the seed have changed: the gallery needs another record')
  return row._id
}
export const trainId = (number: string) => idOf(trains, ({ trainNumber }) => trainNumber === number)

export const bookingId = (pnr: string) => idOf(bookings, (booking) => booking.pnr === pnr)
export const stationId = (code: string) => idOf(stations, (station) => station.code === code)

/** Ten trains from Pune to Mumbai on the Wednesday after. */
export const search = '/plan-journey?from=PUNE&to=CSMT&date=2026-12-02'

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const scroll = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top)

/** The times of a booking come with its train, after the page. */
export const timesCome = (page: Page) =>
  page
    .getByText(/^\d+ stops$/)
    .first()
    .waitFor()
