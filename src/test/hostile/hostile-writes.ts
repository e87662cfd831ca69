import { act, waitFor } from '@testing-library/react'
import { admin, bookingId, maya, ravi, reviewId, trainId } from '@mocks/fixture'
import type { Station, StationInput } from '@/domain/stations/station'
import type { Train, TrainInput } from '@/domain/trains/train'
import type { BookingOutcome } from '@/mutations/booking/book-once'
import { type Changes, refusalWords } from '@/mutations/outbox/outbox-change'
import { outboxOf } from '@/mutations/outbox/outbox-of'
import { stationResource } from '@/mutations/outbox/outbox-stations'
import { trainResource } from '@/mutations/outbox/outbox-trains'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import { type App, type HostileScreen, press, send } from './hostile-stage'

const secret = 'Better#Pass2'
const names = { 'First name': 'Nila', 'Last name': 'Rao' }
const repeated = { 'Repeat the password': secret }

/** Forms that say in one line why the server refused. */
export const accountScreens: readonly HostileScreen[] = [
  {
    endpoint: 'POST /auth/register',
    address: '/register',
    ask: () =>
      send('Create an account', {
        ...names,
        'E-mail address': 'nila@mail.test',
        Password: secret,
        ...repeated,
        'I accept': 'on',
      }),
  },
  {
    endpoint: 'POST /auth/login',
    address: '/login',
    ask: () => send('Log in', { 'E-mail address': 'nila@mail.test', Password: secret }),
  },
  {
    endpoint: 'POST /auth/forgot-password',
    address: '/forgot-password',
    ask: () => send('Set a new password', { 'E-mail address': 'nila@mail.test' }),
  },
  {
    endpoint: 'POST /auth/reset-password/:token',
    address: '/reset-password/abc',
    ask: () => send('Choose a new password', { 'New password': secret, ...repeated }),
  },
  { endpoint: 'PUT /auth/me', address: '/profile', as: maya, ask: () => send('Your profile', names) },
  {
    endpoint: 'PUT /auth/change-password',
    address: '/profile',
    as: maya,
    ask: () => send('Change password', { 'Current password': 'x', 'New password': secret, ...repeated }),
  },
]

const nightMail = `/reviews?train=${trainId(1)}`
const review = { '4 stars': 'on', Title: 'Worth it', Review: 'Slept like a stone' }

const outcomeWords: Record<BookingOutcome['kind'], string | undefined> = {
  booked: undefined,
  refused: 'Failed to create booking',
  'not-booked': 'Not booked',
  unknown: 'We do not know yet whether this was booked',
}

/** Passengers' changes. */
export const passengerScreens: readonly HostileScreen[] = [
  {
    endpoint: 'GET /bookings/:id/ticket',
    address: `/bookings/${bookingId(1)}`,
    words: 'The ticket could not be downloaded',
    ask: () => press('Download ticket'),
  },
  {
    endpoint: 'PUT /bookings/:id/cancel',
    address: '/bookings',
    words: 'Failed to cancel booking',
    ask: async () => {
      await press('Cancel booking')
      await waitFor(
        () => document.querySelector('[role=alertdialog]') ?? Promise.reject(new Error('Not asked')),
      )
      await press('Cancel booking')
    },
  },
  {
    endpoint: 'POST /bookings',
    address: `/bookings/new/${trainId(2)}?date=2026-03-04&passengers=1&step=passengers`,
    ended: (outcome: unknown) => outcomeWords[(outcome as BookingOutcome).kind],
    ask: async () => {
      await send(undefined, { 'Full name': 'Ira Sol', Age: '34', Female: 'on' })
      await press('Book 1 seat')
    },
  },
  {
    endpoint: 'POST /reviews',
    address: `${nightMail}&write=new`,
    words: 'Failed to create review',
    ask: () => send('Your review', { ...review, Date: '2026-02-18' }),
  },
  {
    endpoint: 'PUT /reviews/:id',
    address: `${nightMail}&write=${reviewId(1)}`,
    as: ravi,
    words: 'Failed to update review',
    ask: () => send('Your review', review),
  },
  {
    endpoint: 'DELETE /reviews/:id',
    address: nightMail,
    as: ravi,
    words: 'Failed to delete review',
    toast: true,
    ask: async () => {
      await press(/^Delete the review/)
      await press('Delete review')
    },
  },
  {
    endpoint: 'PUT /reviews/:id/like',
    address: nightMail,
    words: 'Failed to like review',
    toast: true,
    ask: () => press(/^Like/),
  },
  {
    endpoint: 'PUT /reviews/:id/dislike',
    address: nightMail,
    words: 'Failed to dislike review',
    toast: true,
    ask: () => press(/^Dislike/),
  },
].map((screen) => ({ as: maya, ...screen }))

type Outbox = ReturnType<typeof outboxOf>

/** Promises a change, as a table or a form does, and sends it; what failed before is forgotten. */
async function sendNow({ queryClient }: App, promise: (outbox: Outbox) => void) {
  const outbox = outboxOf(queryClient)
  await act(async () => {
    for (const { id } of outbox.state().changes) outbox.discard(id)
    promise(outbox)
  })
  await press('Send now')
}

const trainChange = (changes: (train: Train) => Changes<Train, TrainInput>) => async (app: App) => {
  const { items } = await app.queryClient.query(trainQueries.list())
  const [train] = items
  if (train) await sendNow(app, (outbox) => outbox.promise(trainResource, changes(train)))
}

const stationChange = (changes: (station: Station) => Changes<Station, StationInput>) => async (app: App) => {
  const { items } = await app.queryClient.query(stationQueries.list())
  const [station] = items
  if (station) await sendNow(app, (outbox) => outbox.promise(stationResource, changes(station)))
}

/** The change as the server is to have it, whole. */
const inputOf = ({ source, destination, ...train }: Train): TrainInput => ({
  ...train,
  source: source?._id ?? '',
  destination: destination?._id ?? '',
  totalSeats: 50,
  fare: 400,
  daysOfOperation: ['Sun'],
  route: [],
})

/** Administrators' changes, which stand at the foot of the page until they are taken. */
export const adminScreens: readonly HostileScreen[] = [
  { endpoint: 'POST /trains', ask: trainChange((train) => ({ create: [inputOf(train)] })) },
  {
    endpoint: 'PUT /trains/:id',
    ask: trainChange((record) => ({ update: [{ record, fields: { name: 'Owl Mail' } }] })),
  },
  { endpoint: 'DELETE /trains/:id', ask: trainChange((train) => ({ remove: [train] })) },
  {
    endpoint: 'POST /stations',
    ask: stationChange(({ _id, ...station }) => ({ create: [{ ...station, code: 'ESK' }] })),
  },
  {
    endpoint: 'PUT /stations/:id',
    ask: stationChange((record) => ({ update: [{ record, fields: { name: 'Eskil' } }] })),
  },
  { endpoint: 'DELETE /stations/:id', ask: stationChange((station) => ({ remove: [station] })) },
].map((screen) => ({
  as: admin,
  address: screen.endpoint.includes('trains') ? '/admin/trains' : '/admin/stations',
  words: refusalWords,
  ...screen,
}))
