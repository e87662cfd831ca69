import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEventHandler, useRef, useState } from 'react'
import { hasLeftOn, type JourneyChoice } from '@/domain/bookings/journey-check'
import { mostPassengers } from '@/domain/bookings/party'
import { DaysStrip } from '@/components/trains/days-strip'
import { SeatsTag } from '@/components/trains/seats-tag'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { SelectField } from '@/components/ui/form/select-field'
import { TextLink } from '@/components/ui/text-link'
import { stationLabel } from '@/domain/stations/station'
import { addDays } from '@/domain/time/calendar'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { yearProblem } from '@/domain/time/date-text'
import { callingPoints } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/text/format'
import { useOnChange } from '@/lib/hooks/use-on-change'
import type { SeatCheck } from '@/queries/trains'
import type { BookingSearch } from './booking-search'
import { type JourneyField, journeyErrors } from './journey-check'
import { JourneyDate } from './journey-date'

const fieldOrder: readonly JourneyField[] = ['from', 'date', 'passengers']

/** Step 1: from where to where, on which date, for how many; and whether there are seats. */
export function JourneyStep({
  choice,
  ends,
  seats,
  seatsAsked,
  explain,
  onChange,
  onContinue,
}: {
  choice: JourneyChoice
  /** The stations asked for, also where the train does not go from the one to the other. */
  ends: Pick<BookingSearch, 'from' | 'to'>
  seats: SeatCheck
  seatsAsked: boolean
  /** The address asks for a later step: what keeps the passenger here is said at once. */
  explain: boolean
  onChange: (search: BookingSearch) => void
  onContinue: () => void
}) {
  const { train, trip, date, now, passengers } = choice
  const [typedDate, setTypedDate] = useState(date ?? '')
  const told = useRef(date)
  useOnChange(date, () => {
    // Another one than was typed here: Back led to an older day, which was corrected.
    if (date !== told.current) setTypedDate(date ?? '')
    told.current = date
  })
  const [attempt, setAttempt] = useState(explain ? 1 : 0)
  const points = callingPoints(train)
  const keyOf = (station: (typeof points)[number]) => station.code ?? station._id ?? ''
  const pointOptions = points.map((station) => ({ value: keyOf(station), label: stationLabel(station) }))
  const last = points.length - 1
  const placeOf = (key: string) => points.findIndex(({ _id, code }) => key === code || key === _id)
  const fromAt = ends.from ? placeOf(ends.from) : 0
  const toAt = ends.to ? placeOf(ends.to) : last
  const fromValue = fromAt < last ? pointOptions[fromAt]?.value : undefined
  const toValue = toAt > fromAt ? pointOptions[toAt]?.value : undefined
  const changeFrom = (from: string) =>
    // Whoever boards behind the station of arrival travels on to the end.
    onChange(placeOf(from) < toAt ? { from } : { from, to: pointOptions[last]?.value ?? '' })
  const wrong = journeyErrors({ ...choice, date: typedDate === date ? date : undefined })
  const wrongYear = yearProblem(typedDate)
  const errors = wrongYear ? { ...wrong, date: wrongYear } : wrong
  const shown = attempt > 0 ? errors : {}
  const first = addDays(now.today, -(trip?.boardingDay ?? 0))
  const earliest = trip && hasLeftOn(first, trip, now, timeZone) ? addDays(first, 1) : first

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    if (Object.keys(errors).length > 0) setAttempt(attempt + 1)
    else onContinue()
  }
  const changeDate = (text: string) => {
    setTypedDate(text)
    // A year of five digits is no date either: the field says so.
    if (!isCalendarDate(text)) return
    told.current = text
    onChange({ date: text })
  }

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
      <ErrorSummary
        attempt={attempt}
        errors={fieldOrder.flatMap((field) => {
          const message = shown[field]
          return message ? [{ fieldId: `booking-${field}`, message }] : []
        })}
      />
      <Card display="grid" gap="4">
        <CardTitle>Your journey</CardTitle>
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}>
          <SelectField
            id="booking-from"
            label="From"
            options={pointOptions.slice(0, -1)}
            value={fromValue ?? ''}
            placeholder={fromValue ? undefined : 'Choose a station'}
            onChange={(event) => changeFrom(event.target.value)}
            error={shown.from}
          />
          <SelectField
            id="booking-to"
            label="To"
            options={pointOptions.slice(Math.max(fromAt, 0) + 1)}
            value={toValue ?? ''}
            placeholder={toValue ? undefined : 'Choose a station'}
            onChange={(event) => onChange({ to: event.target.value })}
          />
          <JourneyDate
            {...{ train, trip, date, earliest }}
            typed={typedDate}
            error={shown.date}
            onChange={changeDate}
          />
          <SelectField
            id="booking-passengers"
            label="Passengers"
            options={Array.from({ length: mostPassengers }, (_, index) => ({
              value: String(index + 1),
              label: counted(index + 1, 'passenger'),
            }))}
            value={String(passengers)}
            onChange={(event) => onChange({ passengers: Number(event.target.value) })}
            error={shown.passengers}
          />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" minHeight="8">
          <DaysStrip train={train} />
          {/* It is here before there is anything to say, or it would not be read out; a failure is an alert of its own. */}
          <chakra.span role={seats.failed ? undefined : 'status'}>
            {trip && seatsAsked && typedDate === date && (
              <SeatsTag key={date} seats={seats} party={passengers} />
            )}
          </chakra.span>
        </chakra.div>
        {trip && date !== undefined && choice.free !== undefined && choice.free < passengers && (
          <p>
            Full? You can still go:{' '}
            <TextLink
              to="/plan-journey"
              search={{
                from: trip.from.code,
                to: trip.to.code,
                date: addDays(date, trip.boardingDay),
                passengers,
              }}
            >
              other trains and days from {trip.from.name} to {trip.to.name}
            </TextLink>
          </p>
        )}
        {seats.failed && (
          <chakra.p textStyle="small" color="fg.muted">
            You can go on: whether there are seats shows when you book.
          </chakra.p>
        )}
      </Card>
      <chakra.div display="flex" justifyContent="flex-end">
        <Button type="submit" variant="solid" width={{ base: 'full', sm: 'auto' }}>
          Continue to passengers
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
