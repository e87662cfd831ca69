import { chakra } from '@chakra-ui/react/styled-system'
import { StationWords } from '@/components/stations/station-words'
import { daysInWords, DaysStrip } from '@/components/trains/days-strip'
import { SeatsStrip } from '@/components/trains/seats-strip'
import { SeatsTag } from '@/components/trains/seats-tag'
import { StopsTable } from '@/components/trains/stops-table'
import { TripLine } from '@/components/trains/trip-line'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { Bdi } from '@/components/ui/bdi'
import { Card, CardTitle } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import { addDays } from '@/domain/time/calendar'
import { type Hindrance, hindranceOn } from '@/domain/trains/boarding'
import { nextRunningDates } from '@/domain/trains/running-days'
import { kindBesideName, type Train } from '@/domain/trains/train'
import { tripOf } from '@/domain/trains/trip'
import { words } from '@/domain/words'
import { timeZone } from '@/lib/config'
import { formatDate, formatMoney, formatNumber } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { useSeats, useTrain } from '@/queries/trains'

/** One train: its run, its seats around a date, its fare, and the way to book. */
export function TrainPage({ trainId, date }: { trainId: string; date: string | undefined }) {
  const train = useTrain(trainId)
  const name = train.data && [train.data.trainNumber, train.data.name].filter(Boolean).map(isolated).join(' ')
  const kind = train.data && kindBesideName(train.data)
  return (
    <>
      <PageHeader
        title={name ?? 'Train'}
        summary={
          train.data && (
            <>
              {kind && (
                <>
                  <Bdi>{kind}</Bdi>,{' '}
                </>
              )}
              <StationWords station={train.data.source} /> to{' '}
              <StationWords station={train.data.destination} />
            </>
          )
        }
        refreshing={train.isFetching && train.data !== undefined}
      />
      <Loaded
        load={train}
        headline={words.trainPage}
        skeleton={<SkeletonCard height={520} label="Loading the train…" />}
      >
        {(loaded) => <TrainDetails train={loaded} chosen={date} />}
      </Loaded>
      <chakra.p mt="5">
        <TextLink to="/trains">All trains</TextLink>
        {train.data && (
          <>
            {' · '}
            <TextLink to="/reviews" search={{ train: train.data._id }}>
              What passengers say
            </TextLink>
          </>
        )}
      </chakra.p>
    </>
  )
}

const hindranceTexts: Record<Hindrance, string> = {
  'out of service': 'Out of service at present',
  passed: 'This date has passed',
  'not running': 'Does not run on this day',
  left: 'Has left',
}

function TrainDetails({ train, chosen }: { train: Train; chosen: string | undefined }) {
  const now = useRailwayNow()
  const { today } = now
  const trip = tripOf(train)
  const date = chosen ?? nextRunningDates(train, addDays(today, 1), 1)[0] ?? addDays(today, 1)
  const start = { boardingDay: 0, departureTime: trip?.departureTime ?? train.departureTime }
  const hindrance = hindranceOn(train, start, date, now, timeZone)
  const seats = useSeats(train._id, date, hindrance === undefined)
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
    >
      <chakra.div display="grid" gap="5">
        <Card>
          {trip ? (
            <>
              <TripLine trip={trip} date={date} />
              <ZoneNote />
            </>
          ) : (
            <p>The run of this train is not known.</p>
          )}
        </Card>
        <Card>
          <CardTitle mb="2">Stops</CardTitle>
          {train.route.length > 0 ? (
            <chakra.div overflowX="auto">
              <StopsTable train={train} />
            </chakra.div>
          ) : (
            <chakra.p color="fg.muted">The stops between are not known.</chakra.p>
          )}
        </Card>
      </chakra.div>
      <chakra.div display="grid" gap="5">
        <Card>
          <CardTitle mb="3">{formatDate(date)}</CardTitle>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="3"
            justifyContent="space-between"
            alignItems="center"
            mb="4"
          >
            {hindrance ? <span>{hindranceTexts[hindrance]}</span> : <SeatsTag key={date} seats={seats} />}
            {!hindrance && (
              <LinkButton
                to="/bookings/new/$trainId"
                params={{ trainId: train._id }}
                search={{ date }}
                variant="solid"
              >
                Book
              </LinkButton>
            )}
          </chakra.div>
          <SeatsStrip train={train} date={date} />
        </Card>
        <Card>
          <CardTitle mb="2">Facts</CardTitle>
          <Facts>
            <Fact name="Runs" value={<DaysStrip train={train} />} />
            <Fact name="" value={daysInWords(train)} />
            <Fact
              name="Fare, whole run"
              value={`${formatMoney(trip?.farePerPassenger)} per passenger, estimated`}
            />
            <Fact name="Seats in all" value={formatNumber(train.totalSeats)} />
          </Facts>
        </Card>
      </chakra.div>
    </chakra.div>
  )
}

const Facts = chakra('dl', { base: { display: 'grid', gap: '1.5' } })

const Fact = ({ name, value }: { name: string; value: React.ReactNode }) => (
  <chakra.div display="grid" gridTemplateColumns="min(9rem, 33%) minmax(0, 1fr)" gap="3">
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <dd>{value}</dd>
  </chakra.div>
)
