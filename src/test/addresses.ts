import { bookingId, stationId, trainId } from '@mocks/fixture'

const records: Record<string, string> = {
  $token: 'demo-reset-token',
  $trainId: trainId(1),
  $stationId: stationId(1),
  $bookingId: bookingId(1),
  $pnr: 'ABCDEFGH',
}

/** Where a route of the route tree is to be opened in the small railway. */
export const addressOf = (path: string) => path.replace(/\$\w+/g, (name) => records[name] ?? name)
