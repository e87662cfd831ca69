import { useEffect, useRef } from 'react'
import type { Booking } from '@/domain/booking'
import { ApiError, errorWords } from '@/lib/api-error'
import { notify } from '@/lib/notify'
import { useCancelBooking } from '@/mutations/bookings'

/** Gateways and time-outs say nothing of whether the booking was cancelled, nor does an answer that cannot be read. */
export const isUncertain = (error: Error) =>
  error instanceof ApiError && (error.kind !== 'http' || [408, 502, 503, 504].includes(error.status ?? 0))

/** C4: what became of a cancellation is told wherever the passenger is; a refusal, where it was pressed if that is there. */
export function useCancelling({ _id, pnr }: Pick<Booking, '_id' | 'pnr'>) {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCancelBooking(_id, {
    onCancelled: () => notify({ type: 'success', message: `Booking ${pnr} is cancelled` }),
    onRefused: (error) => {
      if (here.current || (error instanceof ApiError && error.kind === 'aborted')) return
      const { headline, detail } = errorWords(error)
      const said = isUncertain(error)
        ? `We do not know yet whether booking ${pnr} is cancelled: look at your bookings.`
        : `Booking ${pnr} is not cancelled.`
      notify({ type: 'error', message: `${said} ${detail ?? headline}` })
    },
  })
}
