import { useQueryClient } from '@tanstack/react-query'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextLink } from '@/components/ui/text-link'
import type { Booking } from '@/domain/bookings/booking'
import { noop } from '@/lib/noop'
import { savesData } from '@/lib/connection'
import type { KeepFault } from '@/lib/storage/kept-records'
import { counted } from '@/lib/text/format'
import { bookingQueries } from '@/queries/bookings'
import { chooseToKeep, type KeepChoice, keepChoice } from '@/queries/kept-tickets/keep-choice'
import { type Kept, keepTickets } from '@/queries/kept-tickets/keep-tickets'
import { sweptTickets } from '@/queries/kept-tickets/kept-tickets'

const faults: Record<KeepFault, string> = {
  missing: 'it has no store for tickets.',
  refused: 'it does not let this app store anything, as in a private window or after its settings.',
  full: 'its store is full.',
}

const outcome = ({ count, fault }: Kept) =>
  fault && count === 0
    ? `This browser keeps nothing: ${faults[fault]}`
    : fault
      ? `Only ${counted(count, 'ticket')} could be kept: ${faults[fault]}`
      : count > 0
        ? `${counted(count, 'ticket is', 'tickets are')} kept on this device.`
        : 'There is no coming journey to keep a ticket of. The next one is kept.'

/** N1: whether this device keeps tickets, and how long. What that means is read before it is chosen. */
export function KeepTicketsFields({
  userId,
  opened,
}: {
  userId: string
  /** The booking on the page, which the list may not have yet. */
  opened?: Booking
}) {
  const client = useQueryClient()
  const [{ keep, stay }, setChoice] = useState(() => keepChoice(userId))
  const [words, setWords] = useState('')
  const choose = (changes: Partial<KeepChoice>) => {
    chooseToKeep(userId, changes)
    setChoice(keepChoice(userId))
  }
  const startKeeping = async () => {
    choose({ keep: true })
    setWords('Keeping your tickets…')
    const { queryKey } = bookingQueries.mine()
    if (!opened && !savesData() && !client.getQueryData(queryKey)) {
      await client.query(bookingQueries.mine()).catch(noop)
    }
    const kept = await keepTickets(client, opened)
    if (kept.fault && kept.count === 0) choose({ keep: false })
    setWords(keepChoice(userId).keep || kept.fault ? outcome(kept) : '')
  }
  const stopKeeping = async () => {
    choose({ keep: false })
    await sweptTickets()
    setWords('No tickets are kept on this device.')
  }
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p color="fg.muted">
        Read them with no network and without logging in, until a day after arrival. Whoever opens this
        browser can then see what a paper ticket shows, and no more: PNR, train, times, names and seats.
      </chakra.p>
      <CheckboxField
        label="Keep my tickets on this device"
        checked={keep}
        onChange={() => void (keep ? stopKeeping() : startKeeping())}
      />
      {keep && (
        <CheckboxField
          label="Keep them when I log out, too"
          hint="Otherwise logging out erases them. “Erase local data” always does."
          checked={stay}
          onChange={() => choose({ stay: !stay })}
        />
      )}
      <chakra.p role="status" textStyle="small">
        {words}
      </chakra.p>
      {keep && (
        <p>
          <TextLink to="/kept-tickets">Tickets kept on this device</TextLink>
        </p>
      )}
    </chakra.div>
  )
}
