import { useQueryClient } from '@tanstack/react-query'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { noPrint } from '@/components/bookings/actions/print-sheet'
import { getSession } from '@/auth/session-store'
import type { Booking } from '@/domain/bookings/booking'
import { loadChunk } from '@/lib/load-chunk'
import { noop } from '@/lib/noop'
import { chooseToKeep, keepChoice } from '@/queries/kept-tickets/keep-choice'
import { KeptTicketsCard } from './kept-tickets-card'

const keepCode = () => loadChunk('kept-tickets', () => import('@/queries/kept-tickets/keep-tickets'))

/** N1: asked once, after the first booking; where tickets are kept already, this one is as well. */
export function AskToKeepTickets({ booking }: { booking: Booking }) {
  const client = useQueryClient()
  const [asking] = useState(() => {
    const { keep, askedAfter } = keepChoice(getSession().user?._id ?? '')
    return askedAfter === booking._id || (!keep && askedAfter === undefined)
  })
  const arrived = useEffectEvent(() => {
    const userId = getSession().user?._id
    if (userId === undefined) return
    if (asking) chooseToKeep(userId, { askedAfter: booking._id })
    if (keepChoice(userId).keep) keepCode().then(({ keepTickets }) => keepTickets(client, booking), noop)
  })
  useEffect(() => arrived(), [booking._id])
  return asking ? (
    <chakra.div css={noPrint}>
      <KeptTicketsCard opened={booking} />
    </chakra.div>
  ) : null
}
