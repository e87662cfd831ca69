import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { noop } from '@/lib/noop'
import { useAhead } from '@/lib/hooks/use-ahead'
import { notFound } from '../-page-error'

const toLeave = ['/_public', '/_public/login']
const ownBookings = ['/_signed-in/bookings/', '/_signed-in/bookings/$bookingId']

const fetchCode = (router: AnyRouter, ids: readonly string[]) => {
  for (const id of ids) router.loadRouteChunk(router.routesById[id])?.catch(noop)
}

/**
 * B8: the network may go at any time. Whoever is signed in can leave all the same, and see the own bookings that were
 * loaded: the code of those pages comes once the page asked for is there.
 */
export function useReadyOffline() {
  const router = useRouter()
  useAhead(
    useCallback(() => fetchCode(router, toLeave), [router]),
    true,
  )
  useAhead(
    useCallback(() => {
      fetchCode(router, ownBookings)
      notFound.preload()
    }, [router]),
  )
}
