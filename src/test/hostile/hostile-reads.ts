import { admin, bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { words } from '@/domain/words'
import { bookingQueries } from '@/queries/bookings'
import { reviewQueries } from '@/queries/reviews'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import type { HostileScreen } from './hostile-stage'

const booking = `/bookings/${bookingId(1)}`

/** A page for every endpoint that one reads, with what it says when the call has failed. */
export const readScreens: readonly HostileScreen[] = [
  {
    endpoint: 'GET /stations',
    key: stationQueries.lists(),
    address: '/stations',
    words: 'Failed to fetch stations',
  },
  {
    endpoint: 'GET /stations/:id',
    key: stationQueries.detail(stationId(1)).queryKey,
    address: `/stations/${stationId(1)}`,
    words: 'Failed to fetch station',
  },
  { endpoint: 'GET /trains', key: trainQueries.lists(), address: '/trains', words: 'Failed to fetch trains' },
  {
    endpoint: 'GET /trains/:id',
    key: trainQueries.details(trainId(1)),
    address: `/trains/${trainId(1)}`,
    words: words.trainPage,
  },
  {
    endpoint: 'GET /trains/search',
    key: trainQueries.searches(),
    address: '/plan-journey?from=ALD&to=DOR&date=2026-03-04',
    words: 'Failed to search trains',
  },
  {
    endpoint: 'GET /trains/:id/seats',
    key: trainQueries.seatsOf(trainId(1)),
    address: `/trains/${trainId(1)}?date=2026-03-04`,
    words: words.seatCheck,
  },
  { endpoint: 'GET /bookings', key: bookingQueries.lists(), address: '/bookings', words: words.bookingsPage },
  {
    endpoint: 'GET /bookings/:id',
    key: bookingQueries.details(),
    refused: 'GET /bookings/:id/details',
    address: booking,
    words: words.noBookingData,
  },
  {
    endpoint: 'GET /bookings/:id/details',
    key: bookingQueries.details(),
    refused: 'GET /bookings/:id',
    address: booking,
    words: words.noBookingData,
  },
  {
    endpoint: 'GET /bookings/pnr/:pnr',
    key: bookingQueries.pnrs(),
    address: '/bookings/pnr/ABCDEFGH',
    words: 'Failed to fetch booking by PNR',
  },
  {
    endpoint: 'GET /admin/bookings',
    key: bookingQueries.lists(),
    address: '/admin/bookings',
    as: admin,
    words: 'Failed to fetch all bookings',
  },
  {
    endpoint: 'GET /reviews/train/:id',
    key: reviewQueries.ofTrains(),
    address: `/reviews?train=${trainId(1)}`,
    words: 'Failed to fetch train reviews',
  },
  {
    endpoint: 'GET /reviews/search',
    key: reviewQueries.searches(),
    address: '/reviews?q=quiet',
    words: 'Failed to search reviews',
  },
].map((screen) => ({ as: maya, ...screen }))
