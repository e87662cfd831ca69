import { pathBeside } from '@/lib/http/path'

/** Beside single bookings back ends have the look-up by PNR, and some the list of all (api-model 3.4). */
export const bookingPath = pathBeside('pnr', 'all')
