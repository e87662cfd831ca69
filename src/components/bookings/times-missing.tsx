import { chakra } from '@chakra-ui/react/styled-system'
import { ErrorNotice } from '@/components/ui/error-notice'
import { focusHeading } from '@/components/ui/focus-heading'
import { errorWords } from '@/lib/api-error'
import type { FailedLoad } from '@/queries/bookings-trip'
import { noPrint } from './print-sheet'

/** Where the times of booked trains could not be asked for: that, and the way to ask again. */
export function TimesMissing({ failed, headline }: { failed: FailedLoad | undefined; headline: string }) {
  if (!failed) return null
  const words = errorWords(failed.error)
  return (
    <chakra.div my="3" css={noPrint}>
      <ErrorNotice
        headline={headline}
        detail={words.detail ?? words.headline}
        onRetry={() => {
          // The notice goes with the press.
          focusHeading()
          void failed.refetch()
        }}
      />
    </chakra.div>
  )
}
