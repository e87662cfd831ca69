import { demoResetToken } from '../../mocks/handlers/auth.ts'
import { bookingsOf, stations, trains } from './seed.ts'

const [booking] = bookingsOf('frequent-passenger')

const ids: Record<string, string | undefined> = {
  $trainId: trains[0]?._id,
  $stationId: stations[0]?._id,
  $bookingId: booking?._id,
  $pnr: booking?.pnr,
  $token: demoResetToken,
}

/** The path with the ids of seeded records in it. */
export function filled(path: string): string {
  return path.replaceAll(/\$\w+/g, (part) => {
    const id = ids[part]
    if (id === undefined) throw new Error(`Nothing is known to stand for ${part} in ${path}`)
    return id
  })
}
