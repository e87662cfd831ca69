import { useEffect, useRef, useState } from 'react'
import type { Booking } from '@/domain/bookings/booking'
import { ApiError } from '@/lib/http/api-error'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/files/save-file'
import { useDownloadTicket } from '@/mutations/booking/ticket'

/** Downloads a booking's ticket with progress; leaving the page stops it. */
export function useTicket({ _id, pnr }: Pick<Booking, '_id' | 'pnr'>) {
  const download = useDownloadTicket()
  const [percent, setPercent] = useState<number>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const start = () => {
    if (download.isPending) return
    setPercent(undefined)
    download.mutate(
      {
        id: _id,
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
  const failed = download.error
  return {
    start,
    pending: download.isPending,
    percent,
    error: failed instanceof ApiError && failed.kind === 'aborted' ? null : failed,
  }
}
