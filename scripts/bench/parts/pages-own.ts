import type { Browser, Route } from '@playwright/test'
import type { Api } from '../api.ts'
import { signedIn } from './pages-tour.ts'
import { type Measured, open, typeAndSee } from './pages-visits.ts'

const count = 5000

/** Who has booked that much: the own list many times over, each with a PNR and a passenger of its own. */
async function manyTimes(route: Route) {
  const response = await route.fetch()
  const { data, ...rest } = (await response.json()) as {
    data: { _id: string; pnr: string; passengers: { name: string }[] }[]
  }
  const many = Array.from({ length: count }, (_, n) => {
    const booking = data[n % data.length]
    const passengers = booking?.passengers.map((one) => ({ ...one, name: `${one.name} ${n}` }))
    return { ...booking, _id: n.toString(16).padStart(24, '0'), pnr: `PN${100_000 + n}`, passengers }
  })
  await route.fulfill({ response, json: { ...rest, data: many, total: count } })
}

/** One types into the search of 5,000 own bookings, and sees the list follow each key. */
export async function ownBookings(
  browser: Browser,
  { api, origin, note }: { api: Api; origin: string; note: (measured: Measured) => void },
) {
  const context = await signedIn(browser, api)
  await context.route(/\/api\/bookings(\?.*)?$/, manyTimes)
  const { page, measured } = await open(browser, context, {
    name: `bookings, ${count} of them`,
    address: `${origin}/bookings`,
    rows: 'main article',
  })
  note(measured)
  for (const text of ['expre', 'delhi jn', 'pn104']) {
    note(await typeAndSee(page, `bookings: find “${text}”`, '#booking-search', text))
  }
  await context.close()
}
