import { LinkButton } from '@/components/ui/button'
import type { Train } from '@/domain/trains/train'
import type { Trip } from '@/domain/trains/trip'

/** Leads to the booking of a trip. */
export const BookLink = ({
  train: { _id, trainNumber, name },
  trip: { from, to },
  journeyDate,
  passengers,
}: {
  train: Train
  trip: Pick<Trip, 'from' | 'to'>
  journeyDate: string
  passengers: number
}) => (
  <LinkButton
    to="/bookings/new/$trainId"
    params={{ trainId: _id }}
    search={{ from: from.code, to: to.code, date: journeyDate, passengers }}
    aria-label={`Book ${trainNumber} ${name}`}
  >
    Book
  </LinkButton>
)
