import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import type { BookedPassenger, Booking } from '@/domain/bookings/booking'
import { genders } from '@/domain/bookings/passenger'

const seatOf = ({ coach, seatNumber }: BookedPassenger) =>
  [coach, seatNumber].filter(Boolean).join(' ') || 'Seat is assigned later'

const genderWord = (gender: string) => genders.find(({ value }) => value === gender)?.label ?? gender

export function PassengerList({
  booking: { passengers, status },
}: {
  booking: Pick<Booking, 'passengers' | 'status'>
}) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      listStyle="none"
      aria-label="Passengers"
    >
      {passengers.map((passenger, index) => (
        // Two passengers may share everything but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <chakra.li key={index} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
          <chakra.span overflowWrap="anywhere" minWidth="0">
            <Bdi>{passenger.name || '—'}</Bdi>
          </chakra.span>
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {[
              passenger.age === null ? undefined : `${passenger.age} years`,
              genderWord(passenger.gender),
              seatOf(passenger),
              passenger.status && passenger.status !== status ? passenger.status : undefined,
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
