import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Warnings } from '@/components/ui/feedback/warnings'
import { ApiError } from '@/lib/http/api-error'

/** What users lose by each; calls of the account and lists of everything end in an error page that says more. */
const lost: Readonly<Record<string, string>> = {
  'auth.updateProfile': 'changing the profile',
  'auth.forgotPassword': 'links to set a new password',
  'auth.resetPassword': 'setting a new password',
  'auth.changePassword': 'changing the password',
  'stations.get': 'pages of single stations',
  'stations.create': 'adding stations',
  'stations.update': 'changing stations',
  'stations.delete': 'deleting stations',
  'trains.get': 'pages of single trains',
  'trains.details': 'booking',
  'trains.search': 'the search for direct trains',
  'trains.create': 'adding trains',
  'trains.update': 'changing trains',
  'trains.delete': 'deleting trains',
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
  'reviews.update': 'changing reviews',
  'reviews.delete': 'deleting reviews',
  'reviews.like': 'votes on reviews',
  'reviews.dislike': 'votes on reviews',
  'reviews.search': 'the search in reviews',
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
  return [...new Set(calls.flatMap((call) => lost[call] ?? []))].join(', ')
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
