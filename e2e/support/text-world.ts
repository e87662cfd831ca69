import type { Page } from '@playwright/test'
import { today } from '../../mocks/clock.ts'
import type { Tables } from '../../mocks/records.ts'
import { createTextWorld, type TextWorldOptions } from '../../mocks/world/text-world.ts'
import { addressIn, filledFrom } from '../../src/test/cards/card.ts'
import { openWith } from './demo-tables.ts'
import type { PersonaId } from './personas.ts'
import { type Screen, screens } from './screens.ts'
import { userOf } from './seed.ts'

export interface TextWorld {
  readonly stations: Tables['stations']
  /** The address of a screen, with records of the world in it. */
  addressOf(screen: Screen): string
  /** From now on the demo's page holds this world, and its user is signed in. */
  open(page: Page, who: PersonaId): Promise<void>
}

/** The demo's railway with the given words in every text field. */
export function textWorld(options: Omit<TextWorldOptions, 'today'>): TextWorld {
  const tables = createTextWorld({ ...options, today: today() })
  const me = userOf('frequent-passenger')._id
  const booking = tables.bookings.find(({ user, pnr }) => user === me && /^[A-Z0-9]{8}$/.test(pnr))
  const reviewed = tables.reviews.find(({ user }) => user === me) ?? tables.reviews[0]
  const compared = tables.trains.slice(0, 4).map(({ _id }) => _id)
  const filled = filledFrom({
    trainId: reviewed?.train ?? 'none',
    trainIds: compared.join(','),
    stationId: tables.stations[0]?._id ?? 'none',
    bookingId: booking?._id ?? 'none',
    pnr: booking?.pnr ?? 'none',
    token: 'some-token',
  })

  return {
    stations: tables.stations,
    addressOf: (screen) => filled(addressIn(screen)),
    open: (page, who) => openWith(tables, page, who),
  }
}

/** Whose texts come from the tables. */
export const screensOf = (who: PersonaId): Screen[] => screens.filter(({ as }) => as === who)

/** Six texts that are hard to lay out: very long, from right to left, turned around, stacked, in pictures, unbroken. */
export const strangeTexts: readonly string[] = [
  'Long words follow each other here. '.repeat(286).slice(0, 10_000).trim(),
  'تذكرة القطار السريع رقم 12 (ב׳)',
  '\u202eretteB\u2067 \u202dTrain\u202e 34',
  `Z${'\u0300\u0316\u0359'.repeat(15)}a${'\u0489\u0334'.repeat(10)}lgo`,
  '👩🏽‍🚒👨‍👩‍👧‍👦🏳️‍🌈🚆🇮🇳 #️⃣',
  'Unbreakable'.repeat(19).slice(0, 200),
]
