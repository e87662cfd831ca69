import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { AuthHeading } from '@/components/layout/auth-layout'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { Bdi } from '@/components/ui/bdi'
import { preloadQrCode } from '@/components/ui/qr-code'
import { TextLink } from '@/components/ui/text-link'
import { inTravelOrder, type KeptTicket } from '@/domain/bookings/kept-ticket'
import { timeZone } from '@/lib/config'
import { shownTickets } from '@/queries/kept-tickets/kept-tickets'
import { TicketView } from './ticket-view'

// With the page's code, which is fetched while there is a network.
preloadQrCode()

/** N1: the tickets that this device keeps, the next train first, those of each user by themselves. */
export function KeptTicketsPage() {
  const [tickets, setTickets] = useState<KeptTicket[]>()
  useEffect(() => void shownTickets().then(setTickets), [])
  const byOwner = Map.groupBy(inTravelOrder(tickets ?? [], timeZone), ({ userId }) => userId)
  return (
    <>
      <AuthHeading title="Tickets kept on this device" summary="They open without a network." />
      {!tickets && <SkeletonCard height={556} label="Looking for kept tickets…" />}
      {tickets?.length === 0 && <chakra.p mb="5">No ticket is kept on this device.</chakra.p>}
      {[...byOwner].map(([userId, own]) => (
        <chakra.section key={userId} aria-label={`Tickets of ${own[0]?.owner}`} mb="5">
          {byOwner.size > 1 && (
            <chakra.h2 textStyle="section" mb="3">
              Tickets of <Bdi>{own[0]?.owner}</Bdi>
            </chakra.h2>
          )}
          <chakra.div display="grid" gap="6">
            {own.map((ticket) => (
              <TicketView key={ticket.facts._id} ticket={ticket} />
            ))}
          </chakra.div>
        </chakra.section>
      ))}
      <TextLink to="/">To the app</TextLink>
    </>
  )
}
