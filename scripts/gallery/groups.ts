import { admin } from './screens/admin.ts'
import { ownBookings } from './screens/bookings.ts'
import { journeys } from './screens/journeys.ts'
import { more } from './screens/more.ts'
import { studio } from './screens/studio.ts'
import { visitor } from './screens/visitor.ts'
import type { Screen } from './views.ts'

const as = (persona: string, screens: readonly Screen[]) => screens.map((screen) => ({ ...screen, persona }))
const passenger = (screens: readonly Screen[]) => as('frequent-passenger', screens)

/** All that the gallery shows, in its order. */
export const groups: readonly { title: string; screens: readonly Screen[] }[] = [
  { title: 'Visitor', screens: visitor },
  { title: 'Passenger: finding a train', screens: passenger(journeys) },
  { title: 'Passenger: bookings', screens: passenger(ownBookings) },
  { title: 'Passenger: the rest', screens: passenger(more) },
  { title: 'Administrator', screens: as('admin', admin) },
  { title: 'QA studio', screens: passenger(studio) },
]
