import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadChunk } from '@/lib/load-chunk'
import { noop } from '@/lib/noop'
import { useIdle } from '@/lib/hooks/use-idle'

/** N4: once there is nothing else to do, waiting bookings are watched for as long as somebody is signed in. */
export function useBookingWatch() {
  const client = useQueryClient()
  const idle = useIdle(true)
  useEffect(() => {
    if (!idle) return
    let stop = noop
    let left = false
    loadChunk('booking-watch', () => import('@/queries/trips/booking-watch')).then(({ watchBookings }) => {
      if (!left) stop = watchBookings(client)
    }, noop)
    return () => {
      left = true
      stop()
    }
  }, [client, idle])
}
