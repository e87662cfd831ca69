import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Booking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { counted, formatNumber } from '@/lib/text/format'
import { shortfallWords } from '@/lib/lists/shortfall'
import type { ReportAnswer } from '@/queries/reports/reports-answer'

/** Of the list that all figures are made of. */
export const bookingsShortfall = (page: Page<Booking>) =>
  page.ended === 'limit'
    ? `The server has ${formatNumber(page.total)} bookings. Only the newest ${formatNumber(page.items.length)} are counted here.`
    : shortfallWords(page, 'booking')

/** What is not in the figures, and why. */
export function Shortfalls({ page, answer }: { page: Page<Booking>; answer: ReportAnswer }) {
  const { undated, unpriced, request } = answer
  const notes = [
    bookingsShortfall(page),
    undated > 0
      ? `${counted(undated, 'booking')} without a ${request.basis === 'journey' ? 'train start' : 'booking'} date cannot be counted on any day.`
      : undefined,
    unpriced > 0 ? `${counted(unpriced, 'booking')} in these days without a fare count as ₹0.` : undefined,
  ].filter((note) => note !== undefined)
  if (notes.length === 0) return null
  return (
    <chakra.ul mb="4" ps="5" listStyle="disc" display="grid" gap="1">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </chakra.ul>
  )
}

const meanings: readonly [string, ReactNode][] = [
  ['Bookings', 'All bookings of the days, whatever their status; the cancelled ones among them.'],
  ['Passengers', 'People on bookings that are not cancelled; the waiting ones among them.'],
  ['Revenue', 'Fares of bookings that are not cancelled, as the server totals them, paid or not.'],
  ['Share cancelled', 'Cancelled bookings of all bookings.'],
  [
    'Day',
    'The day of the journey, or the day the booking was made on the railway’s clocks. Weeks start on Monday.',
  ],
]

export function Meanings() {
  return (
    <chakra.details mt="5">
      <chakra.summary cursor="pointer" py="1">
        How these figures are counted
      </chakra.summary>
      <chakra.dl display="grid" gap="2" mt="2" maxWidth="48rem">
        {meanings.map(([term, meaning]) => (
          <div key={term}>
            <chakra.dt fontWeight="medium">{term}</chakra.dt>
            <chakra.dd color="fg.muted">{meaning}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.details>
  )
}
