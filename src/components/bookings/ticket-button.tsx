import { chakra } from '@chakra-ui/react/styled-system'
import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { Booking } from '@/domain/booking'
import { errorWords } from '@/lib/api-error'
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
        <Download aria-hidden />{' '}
        {pending ? `Downloading${percent === undefined ? '…' : ` ${percent} %`}` : 'Download ticket'}
      </Button>
      {pending && percent !== undefined && (
        <chakra.progress srOnly value={percent} max={100} aria-label="Ticket download" />
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
