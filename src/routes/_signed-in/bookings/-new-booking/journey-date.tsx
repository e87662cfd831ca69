import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/ui/button'
import { DateField } from '@/components/ui/form/text-field'
import { addDays } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { nextRunningDates } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import type { Trip } from '@/domain/trains/trip'
import { counted, formatDay } from '@/lib/text/format'

/** The date of a journey, typed or picked from the next running days. It is the day the train starts. */
export function JourneyDate({
  train,
  trip,
  date,
  typed,
  earliest,
  error,
  onChange,
}: {
  train: Train
  trip: Trip | undefined
  /** The date that is chosen, where what is typed is one. */
  date: CalendarDate | undefined
  typed: string
  earliest: CalendarDate
  error: string | undefined
  onChange: (text: string) => void
}) {
  return (
    <div>
      <DateField
        id="booking-date"
        label={trip?.boardingDay ? 'Date the train starts' : 'Date'}
        hint={
          trip?.boardingDay && date
            ? `You board ${counted(trip.boardingDay, 'day')} later, on ${formatDay(addDays(date, trip.boardingDay))}`
            : undefined
        }
        min={earliest}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <chakra.div role="group" aria-label="Next running days" display="flex" flexWrap="wrap" gap="1" mt="1.5">
        {nextRunningDates(train, earliest).map((next) => (
          <Button
            key={next}
            size="sm"
            variant="plain"
            aria-pressed={next === date}
            css={{ '&[aria-pressed=true]': { bg: 'brand.subtle' } }}
            onClick={() => onChange(next)}
          >
            {formatDay(next)}
          </Button>
        ))}
      </chakra.div>
    </div>
  )
}
