/** How many requests, and how many bytes of bodies, compressed. */
export interface Traffic {
  calls: number
  bytes: number
}

/** What the opening of a screen asks for. */
export interface Opening {
  api: Traffic
  edge: Traffic
  /** The calls to the API by method and path, with ids and questions taken out. */
  byCall: Record<string, Traffic>
}

export interface Screen {
  name: string
  first: Opening
  second: Opening
}

/** Guesses, not measured: change them and run it again. */
export const assumed = {
  bookings: 1_000_000,
  /** Visits for each booking: most people only look. */
  visits: 10,
  /** Of the visits, those on a device that has never been here. */
  firstVisits: 0.2,
  /** How many times the mean the busiest seconds are. */
  peak: 3,
  /** How often a screen is opened in a visit. */
  opened: {
    dashboard: 1,
    planner: 1,
    'planner, results': 2,
    trains: 0.3,
    train: 0.5,
    station: 0.2,
    bookings: 0.5,
    'new booking': 0.1,
  } as Record<string, number>,
}

const none: Traffic = { calls: 0, bytes: 0 }
const plus = (a: Traffic, b: Traffic, times: number): Traffic => ({
  calls: a.calls + b.calls * times,
  bytes: a.bytes + b.bytes * times,
})

/**
 * What a booking and a day of them come to. The screen that a visit begins with, the dashboard, is a first one on new
 * devices; all others find the code in the browser's cache, and nothing in the page's memory.
 */
export function days(screens: readonly Screen[], given = assumed) {
  const perBooking = { api: none, edge: none }
  const calls: Record<string, Traffic> = {}
  const add = ({ api, edge, byCall }: Opening, times: number) => {
    perBooking.api = plus(perBooking.api, api, times)
    perBooking.edge = plus(perBooking.edge, edge, times)
    for (const [call, traffic] of Object.entries(byCall))
      calls[call] = plus(calls[call] ?? none, traffic, times)
  }
  for (const { name, first, second } of screens) {
    const times = (given.opened[name] ?? 0) * given.visits
    const fresh = name === 'dashboard' ? given.firstVisits * times : 0
    add(first, fresh)
    add(second, times - fresh)
  }
  const perDay = {
    api: plus(none, perBooking.api, given.bookings),
    edge: plus(none, perBooking.edge, given.bookings),
  }
  const byCall = Object.entries(calls)
    .map(([call, { calls: times, bytes }]) => ({ call, times, bytes, share: bytes / perBooking.api.bytes }))
    .toSorted((a, b) => b.bytes - a.bytes)
  return { perBooking, perDay, byCall }
}
