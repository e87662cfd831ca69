import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { focusHeading } from '@/components/ui/page/page-heading'
import { errorWords } from '@/lib/http/api-error'
import type { TimesLoad } from '@/queries/trips/times-load'
import { noPrint } from './actions/print-sheet'

/** Where the times of booked trains could not be asked for: that, and the way to ask again. */
export function TimesMissing({
  times: { error, isLoading, refetch },
  headline,
}: {
  times: TimesLoad
  headline: string
}) {
  const [askedAgain, setAskedAgain] = useState(false)
  if (error) {
    const words = errorWords(error)
    return (
      <chakra.div my="3" css={noPrint}>
        <ErrorNotice
          headline={headline}
          detail={words.detail ?? words.headline}
          onRetry={() => {
            // The notice goes with the press.
            focusHeading()
            setAskedAgain(true)
            refetch()
          }}
        />
      </chakra.div>
    )
  }
  return (
    askedAgain &&
    isLoading && (
      <chakra.p role="status" my="3" color="fg.muted" css={noPrint}>
        Asking for the times again…
      </chakra.p>
    )
  )
}
