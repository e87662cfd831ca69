import { useEffect, useRef, useState } from 'react'
import type { Booking } from '@/domain/bookings/booking'
import { saveFile } from '@/lib/files/save-file'
import { ApiError } from '@/lib/http/api-error'
import { notify } from '@/lib/notify'
import { useDownloadTicket } from '@/mutations/booking/ticket'

/** Downloads a booking's ticket with progress; leaving the page stops it. */
export function useTicket({ _id, pnr }: Pick<Booking, '_id' | 'pnr'>) {
  const { mutate, isPending, error } = useDownloadTicket(_id)
  const [percent, setPercent] = useState<number>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const start = () => {
    setPercent(undefined)
    mutate(
      {
        pnr,
        signal: leaving.current.signal,
        onProgress: ({ received, total }) =>
          total && setPercent(Math.min(100, Math.round((received / total) * 100))),
      },
      {
        onSuccess: ({ blob, name }) => {
          saveFile(blob, name)
          notify({ type: 'success', message: `Ticket saved as ${name}` })
        },
      },
    )
  }
  return {
    start,
    pending: isPending,
    percent,
    error: error instanceof ApiError && error.kind === 'aborted' ? null : error,
  }
}
