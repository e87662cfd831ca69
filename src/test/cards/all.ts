import { adminCards } from './admin.ts'
import { bookingCards } from './bookings.ts'
import { type Card, forAdmins, forEverybody, forUsers } from './card.ts'
import { plannerCards } from './planner.ts'
import { stationCards, trainCards } from './railway.ts'
import { reviewCards } from './reviews.ts'
import { infoCards, sessionCards, startCards } from './session.ts'

/** Every screen of the route tree; those of the sidebar in its order. */
export const cards: readonly Card[] = [
  ...sessionCards,
  ...startCards,
  ...trainCards,
  ...stationCards,
  ...bookingCards,
  ...plannerCards,
  ...reviewCards,
  ...infoCards,
  ...adminCards,
]

/** Addresses that no route has; below those that need a session, visitors are told nothing. */
export const unknownAddresses: readonly Card[] = [
  forEverybody('/no-such-page', { about: 'B7' }),
  forUsers('/bookings/no/such/page', { about: 'B7' }),
  forAdmins('/admin/no-such-page', { about: 'B7' }),
]
