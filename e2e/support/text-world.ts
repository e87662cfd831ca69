import type { Page } from '@playwright/test'
import { today } from '../../mocks/clock.ts'
import { db, restoreSnapshot, state } from '../../mocks/db.ts'
import type { Tables } from '../../mocks/records.ts'
import { persistenceIn } from '../../mocks/snapshot.ts'
import { createTextWorld, type TextWorldOptions } from '../../mocks/world/text-world.ts'
import type { PersonaId } from './personas.ts'
import { routes, type RouteCase } from './routes.ts'
import { userOf } from './seed.ts'

export interface TextWorld {
  readonly stations: Tables['stations']
  /** The address of a route, with the ids of records in it that the world has. */
  addressOf(route: RouteCase): string
  /** From now on the demo's page holds this world, and its user is signed in. */
  open(page: Page, who: PersonaId): Promise<void>
}

/** The demo's railway with the given words in every text field. */
export function textWorld(options: Omit<TextWorldOptions, 'today'>): TextWorld {
  const tables = createTextWorld({ ...options, today: today() })
  const known = { tables: { ...db }, state: { ...state } }

  /** What the mock keeps of it in a browser. */
  function stored(tokens: string[]): [string, string][] {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    }
    restoreSnapshot({ tables, state: { ...known.state, tokens } })
    persistenceIn(storage).save()
    restoreSnapshot(known)
    return [...entries]
  }

  const me = userOf('frequent-passenger')._id
  const booking = tables.bookings.find(({ user, pnr }) => user === me && /^[A-Z0-9]{8}$/.test(pnr))
  const reviewed = tables.reviews.find(({ user }) => user === me) ?? tables.reviews[0]
  const ids: Record<string, string | undefined> = {
    $trainId: reviewed?.train,
    $stationId: tables.stations[0]?._id,
    $bookingId: booking?._id,
    $pnr: booking?.pnr,
    $token: 'some-token',
  }
  const compared = tables.trains.slice(0, 4).map(({ _id }) => _id)

  return {
    stations: tables.stations,
    addressOf: ({ path, search = '' }) =>
      path.replaceAll(/\$\w+/g, (part) => ids[part] ?? 'none') +
      (path.endsWith('compare') ? `?trains=${compared.join(',')}` : search),
    async open(page, who) {
      const token = `mock.${userOf(who)._id}.1`
      const entries = [...stored([token]), ['token', token], ['rememberMe', 'true']]
      await page.addInitScript((all) => {
        if (localStorage.getItem('token') !== null) return
        for (const [key = '', value = ''] of all) localStorage.setItem(key, value)
      }, entries)
    },
  }
}

/** Pages whose texts come from the tables, with what can be opened on them. */
export const routesOf = (who: PersonaId): RouteCase[] => routes.filter(({ as }) => as === who)
