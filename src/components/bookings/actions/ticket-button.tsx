import { chakra } from '@chakra-ui/react/styled-system'
import Download from 'lucide-react/icons/download'
import { Button, type ButtonProps } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import type { Booking } from '@/domain/bookings/booking'
import { errorWords } from '@/lib/http/api-error'
import { useTicket } from './use-ticket'

/** G5: the ticket as a file, with progress while it comes and the server's words where it does not. */
export function TicketButton({
  booking,
  variant = 'outline',
}: {
  booking: Booking
  variant?: ButtonProps['variant']
}) {
  const { start, pending, percent, error } = useTicket(booking)
  return (
    <chakra.div display="contents">
      <Button variant={variant} loading={pending} onClick={start}>
        <Download aria-hidden /> Download ticket
      </Button>
      {pending && (
        <chakra.span display="inline-flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
          <chakra.progress
            // Without a value it shows that something happens: not every server says how long its file is.
            {...(percent === undefined ? {} : { value: percent, max: 100 })}
            aria-label="Ticket download"
            width="6rem"
          />
          <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
            {percent === undefined ? 'Downloading…' : `${percent} %`}
          </chakra.span>
        </chakra.span>
      )}
      {error && (
        <chakra.div flexBasis="100%">
          <ErrorNotice
            headline="The ticket could not be downloaded"
            detail={errorWords(error).detail ?? errorWords(error).headline}
            onRetry={start}
          />
        </chakra.div>
      )}
    </chakra.div>
  )
}
