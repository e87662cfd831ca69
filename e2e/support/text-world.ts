import type { Page } from '@playwright/test'
import { today } from '../../mocks/clock.ts'
import type { Tables } from '../../mocks/records.ts'
import { createTextWorld, type TextWorldOptions } from '../../mocks/world/text-world.ts'
import { openWith } from './own-tables.ts'
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
    open: (page, who) => openWith(tables, page, who),
  }
}

/** Pages whose texts come from the tables, with what can be opened on them. */
export const routesOf = (who: PersonaId): RouteCase[] => routes.filter(({ as }) => as === who)
