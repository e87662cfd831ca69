import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Warnings } from '@/components/ui/feedback/warnings'
import { ApiError } from '@/lib/http/api-error'

/** What users lose by a call of that kind to any resource. */
const lostByKind: Readonly<Record<string, string>> = {
  get: 'pages of single',
  create: 'adding',
  update: 'changing',
  delete: 'deleting',
}
/** By any other; calls of the account and lists of everything end in an error page that says more. */
const lost: Readonly<Record<string, string>> = {
  'auth.updateProfile': 'changing the profile',
  'auth.forgotPassword': 'links to set a new password',
  'auth.resetPassword': 'setting a new password',
  'auth.changePassword': 'changing the password',
  'trains.details': 'booking',
  'trains.search': 'the search for direct trains',
  'trains.seats': 'free seats, and so booking',
  'bookings.get': 'bookings by their id',
  'bookings.details': 'details of a booking',
  'bookings.byPnr': 'looking up a PNR',
  'bookings.create': 'booking',
  'bookings.cancel': 'cancelling',
  'bookings.ticket': 'tickets as files',
  'bookings.listAll': 'the list of all bookings, and reports',
  'reviews.ofTrain': 'reviews of a train',
  'reviews.create': 'writing reviews',
  'reviews.like': 'votes on reviews',
  'reviews.dislike': 'votes on reviews',
  'reviews.search': 'the search in reviews',
}

function lostBy(call: string): string | undefined {
  const [resource = '', name = ''] = call.split('.')
  const kind = lostByKind[name]
  return lost[call] ?? (kind && `${kind} ${resource}`)
}

/** A 404 without a message comes from a web server that knows no such path, not from one that has no such record. */
const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404 && /\b404$/.test(error.message)

/** What the caches know of failures, as one text: a snapshot has to stay the same while nothing changes. */
function thingsLost(client: QueryClient): string {
  const failures = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()].map(
    ({ state }) => state.error,
  )
  // Where a booking is asked for at two addresses, the first failure is the cause of the second.
  const calls = failures.flatMap((error) => [error, error?.cause].filter(isMissing)).map(({ call }) => call)
  return [...new Set(calls.flatMap((call) => lostBy(call) ?? []))].join(', ')
}

/** M2: an administrator is told which calls this server does not have, as far as they have met them in this session. */
export function MissingCalls() {
  const client = useQueryClient()
  const things = useSyncExternalStore(
    (listener) => {
      const ends = [client.getQueryCache().subscribe(listener), client.getMutationCache().subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    () => thingsLost(client),
  )
  if (things === '') return null
  return (
    <Warnings
      texts={[
        `This server does not have every call that the app makes. Missing: ${things}. Everything else works; whoever runs the server finds the calls in docs/back-end.md.`,
      ]}
    />
  )
}
