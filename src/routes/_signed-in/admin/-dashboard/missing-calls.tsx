import { useSyncExternalStore } from 'react'
import { Warnings } from '@/components/ui/feedback/warnings'
import { missingCalls } from '@/lib/http/missing-calls'

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

/** M2: an administrator is told once which calls this server does not have, as far as this page has met them. */
export function MissingCalls() {
  const missing = useSyncExternalStore(missingCalls.subscribe, missingCalls.get)
  const things = [...new Set(missing.flatMap((call) => lost[call] ?? []))]
  if (things.length === 0) return null
  return (
    <Warnings
      texts={[
        `This server does not have every call that the app makes. Missing: ${things.join(', ')}. Everything else works; whoever runs the server finds the calls in docs/back-end.md.`,
      ]}
    />
  )
}
