import type { Booking } from '@/domain/bookings/booking'
import { ApiError, errorWords } from '@/lib/http/api-error'
import { isAnswerLost } from '@/lib/http/failures'
import { notify } from '@/lib/notify'
import { useMountedRef } from '@/lib/hooks/use-mounted-ref'
import { useCancelBooking } from '@/mutations/booking/bookings'

/** C4: the passenger hears on every page what became of a cancellation; a refusal is shown at its button, if that is there. */
export function useCancelling({ _id, pnr }: Pick<Booking, '_id' | 'pnr'>) {
  const isMounted = useMountedRef()
  return useCancelBooking(_id, {
    onCancelled: () => notify({ type: 'success', message: `Booking ${pnr} is cancelled` }),
    onRefused: (error) => {
      if (isMounted.current || (error instanceof ApiError && error.kind === 'aborted')) return
      const { headline, detail } = errorWords(error)
      const said = isAnswerLost(error)
        ? `We do not know yet whether booking ${pnr} is cancelled: look at your bookings.`
        : `Booking ${pnr} is not cancelled.`
      notify({ type: 'error', message: `${said} ${detail ?? headline}` })
    },
  })
}
