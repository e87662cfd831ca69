import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { useState } from 'react'
import { words } from '@/domain/words'
import { Button } from '@/components/ui/button'
import { LongText } from '@/components/ui/long-text'
import { Spinner } from '@/components/ui/spinner'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { failureText } from '@/lib/http/failures'
import { counted } from '@/lib/text/format'
import type { SeatCheck } from '@/queries/trains'

/** SEA-1: three states that look and read different: a number, sold out, and not known because asking failed. */
export function SeatsTag({
  seats,
  party = 1,
}: {
  seats: SeatCheck
  /** Passengers who want to travel. */
  party?: number
}) {
  // The button that was pressed stays, or the focus would be lost with it.
  const [retrying, setRetrying] = useState(false)
  const checkingAgain = retrying && seats.checking
  if (seats.checking && !checkingAgain) {
    return (
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        // As high as the tag that comes in its place, with its border, so that nothing below moves.
        py="3px"
        color="fg.muted"
        textStyle="small"
      >
        <Spinner aria-hidden /> Checking seats…
      </chakra.span>
    )
  }
  if (seats.failed || checkingAgain) {
    const said = seats.failed && failureText(seats.failed)
    return (
      <chakra.span
        role="alert"
        display="inline-flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        textStyle="small"
      >
        <chakra.span display="inline-flex" gap="1.5" minWidth="0" color="fg.error">
          <chakra.span flexShrink="0" mt="1px" aria-hidden>
            <CircleAlert size={16} />
          </chakra.span>
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <span>{words.seatCheck}</span>
            {said && (
              <chakra.span display="block" color="fg.muted">
                <LongText text={said} />
              </chakra.span>
            )}
          </chakra.span>
        </chakra.span>
        <Button
          size="sm"
          loading={checkingAgain}
          onClick={() => {
            setRetrying(true)
            seats.retry()
          }}
        >
          Check again
        </Button>
      </chakra.span>
    )
  }
  const free = seats.availableSeats
  if (free === 0) {
    return (
      <StatusTag tone="grey-red" icon={<CircleX size={14} />}>
        Sold out
      </StatusTag>
    )
  }
  return (
    <StatusTag tone={free < party ? 'amber' : 'green'} icon={<CircleCheck size={14} />}>
      {counted(free, 'seat')} {free < party ? 'left, too few' : free <= 10 ? 'left' : 'free'}
    </StatusTag>
  )
}
