import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { StationWords } from '@/components/stations/station-words'
import { SeatsTag } from '@/components/trains/seats-tag'
import { Bdi } from '@/components/ui/bdi'
import { Button, LinkButton } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { TextLink } from '@/components/ui/text-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { cancelDeadline } from '@/domain/bookings/booking'
import { berths, genders } from '@/domain/bookings/passenger'
import { addDays } from '@/domain/time/calendar'
import type { Trip } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { counted, formatDate, formatInstant, formatMoney } from '@/lib/text/format'
import type { Decision } from '@/mutations/booking/draft'
import { useSeats } from '@/queries/trains'
import type { BookingStep } from './booking-search'

/** Step 3: every answer with the way to change it, then the one decision (BOK-6). */
export function ReviewStep({
  decision,
  trip,
  total,
  sending,
  tooFew,
  mayBook,
  onBook,
}: {
  decision: Decision
  trip: Trip
  total: number | undefined
  sending: boolean
  /** Said where the seats are known not to be enough any more. */
  tooFew: string | undefined
  /** False while it is not known what became of the last try. */
  mayBook: boolean
  onBook: () => void
}) {
  const { train, journeyDate: date, passengers } = decision
  // Passengers take their time to be typed: when this step is opened, what is older than a minute is asked for again.
  const seats = useSeats(train, date)
  const deadline = cancelDeadline(date)
  return (
    <chakra.div display="grid" gap="4">
      {tooFew && (
        <ErrorNotice
          headline={tooFew}
          onRetry={seats.retry}
          retrying={seats.checking}
          retryLabel="Check seats again"
        >
          <LinkButton to="." search={(now) => ({ ...now, step: 'journey' })} state>
            Change the journey
          </LinkButton>
        </ErrorNotice>
      )}
      <Card>
        <Head title="Journey" step="journey" />
        <Answers>
          <Answer name="From" value={<StationWords station={trip.from} />} />
          <Answer name="To" value={<StationWords station={trip.to} />} />
          <Answer name="Date" value={formatDate(addDays(date, trip.boardingDay))} />
          <Answer name="Seats" value={<SeatsTag seats={seats} party={passengers.length} />} />
        </Answers>
      </Card>
      <Card>
        <Head title={counted(passengers.length, 'passenger')} step="passengers" />
        <Answers>
          {passengers.map(({ name, age, gender, berthPreference }, index) => (
            <Answer
              // Two passengers may share everything but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              name={<Bdi>{name}</Bdi>}
              value={[
                `${age} years`,
                genders.find(({ value }) => value === gender)?.label,
                berthPreference && berthPreference !== 'NA'
                  ? `${berths.find(({ value }) => value === berthPreference)?.label} berth wished`
                  : 'no berth wish',
              ].join(', ')}
            />
          ))}
        </Answers>
      </Card>
      <Card>
        <CardTitle>Total</CardTitle>
        <chakra.p textStyle="title" fontVariantNumeric="tabular-nums">
          {formatMoney(total)}
        </chakra.p>
        <chakra.p color="fg.muted">
          An estimate with everything in it. Nothing is charged here; the railway fixes the fare when it
          books.{' '}
          {Date.now() <= deadline
            ? `You can cancel until ${formatInstant(new Date(deadline).toISOString(), timeZone)}.`
            : 'It is too late to cancel this journey: what you book now cannot be cancelled.'}
        </chakra.p>
      </Card>
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
        <TextLink to="." search={(now) => ({ ...now, step: 'passengers' })} state alignSelf="center" py="2">
          Back to passengers
        </TextLink>
        {mayBook && !tooFew && (
          <Button variant="solid" loading={sending} onClick={onBook} flex={{ base: '1', sm: 'none' }}>
            Book {counted(passengers.length, 'seat')}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}

const Head = ({ title, step }: { title: string; step: BookingStep }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    justifyContent="space-between"
    alignItems="baseline"
    columnGap="3"
    mb="2"
  >
    <CardTitle>{title}</CardTitle>
    <TextLink to="." search={(now) => ({ ...now, step })} state py="1">
      Change<VisuallyHidden> {step}</VisuallyHidden>
    </TextLink>
  </chakra.div>
)

const Answers = ({ children }: { children: ReactNode }) => (
  <chakra.dl display="grid" gap="1.5">
    {children}
  </chakra.dl>
)

const Answer = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
    columnGap="3"
  >
    <chakra.dt color="fg.muted" overflowWrap="anywhere">
      {name}
    </chakra.dt>
    <dd>{value}</dd>
  </chakra.div>
)
