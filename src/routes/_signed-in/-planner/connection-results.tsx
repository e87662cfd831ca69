import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { SkeletonList } from '@/components/ui/skeleton'
import { defaultMinChangeMinutes, labelsOf } from '@/domain/connections'
import type { Station } from '@/domain/station'
import { counted, formatDay } from '@/lib/format'
import { useConnections } from '@/queries/connections'
import { useTrains } from '@/queries/trains'
import { ConnectionCard } from './connection-card'

const mostChanges = 2

/**
 * PLN-2: journeys with one or two changes, asked for by a press or because nothing runs direct. They are computed here
 * from the timetable, not by the server.
 */
export function ConnectionResults({
  from,
  to,
  date,
  passengers,
  stations,
  asked,
}: {
  from: Station
  to: Station
  date: string
  passengers: number
  stations: readonly Station[]
  asked: boolean
}) {
  return (
    <chakra.section aria-label="With changes" mt="6">
      <chakra.h2 textStyle="section" mb="3">
        With changes
      </chakra.h2>
      {asked ? (
        <Found {...{ from, to, date, passengers, stations }} />
      ) : (
        <LinkButton to="." search={(now) => ({ ...now, changes: mostChanges })} replace resetScroll={false}>
          Show journeys with changes
        </LinkButton>
      )}
    </chakra.section>
  )
}

function Found({
  from,
  to,
  date,
  passengers,
  stations,
}: {
  from: Station
  to: Station
  date: string
  passengers: number
  stations: readonly Station[]
}) {
  const connections = useConnections({ from: from._id, to: to._id, date, maxChanges: mostChanges })
  const trains = useTrains()
  return (
    <Loaded
      load={connections}
      headline="The journeys with changes could not be found"
      skeleton={<SkeletonList count={2} height={150} label="Looking for journeys with changes…" />}
    >
      {(options) => {
        // A label is true over all options, direct ones included: that is why they are asked for too.
        // A single one is the best of everything, which says nothing.
        const labels = options.length > 1 ? labelsOf(options) : []
        const shown = options.flatMap((connection, index) =>
          connection.changes > 0 ? [{ connection, labels: labels[index] ?? [] }] : [],
        )
        if (shown.length === 0) {
          return (
            <EmptyState
              title={`No journey with one or two changes on ${formatDay(date)}`}
              text="Try another day, or a larger station nearby."
            />
          )
        }
        return (
          <>
            <chakra.p role="status" color="fg.muted" mb="3">
              {counted(shown.length, 'journey')} with changes. At least {defaultMinChangeMinutes} minutes for
              each change; a journey that another one beats in every way is left out.
            </chakra.p>
            <chakra.ul display="grid" gap="3" listStyle="none">
              {shown.map(({ connection, labels: own }) => (
                <ConnectionCard
                  key={connection.legs.map(({ train, departure }) => `${train} ${departure}`).join(' ')}
                  connection={connection}
                  labels={own}
                  trains={trains.data?.items ?? []}
                  {...{ stations, date, passengers }}
                />
              ))}
            </chakra.ul>
          </>
        )
      }}
    </Loaded>
  )
}
