import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/components/ui/card'
import { SpanLine } from '@/components/ui/span-line'
import { StatusTag } from '@/components/ui/status-tag'
import { clockOf, dayOf } from '@/domain/clock'
import type { Connection, ConnectionLabel } from '@/domain/connections'
import { formatMinutes } from '@/domain/duration'
import type { Station } from '@/domain/station'
import type { Train } from '@/domain/train'
import { counted, formatMoney } from '@/lib/format'
import { ConnectionLegs } from './connection-legs'

const labelWords: Record<ConnectionLabel, string> = {
  'earliest arrival': 'Earliest arrival',
  'fewest changes': 'Fewest changes',
  cheapest: 'Cheapest',
  shortest: 'Shortest',
}

/** A journey with changes: the whole of it on one line, its trains below on a press. */
export function ConnectionCard({
  connection,
  labels,
  trains,
  stations,
  date,
  passengers,
}: {
  connection: Connection
  labels: readonly ConnectionLabel[]
  trains: readonly Train[]
  stations: readonly Station[]
  date: string
  passengers: number
}) {
  const { legs, departure, arrival, minutes, changes, shortestChange, farePerPassenger } = connection
  const stationOf = (id: string | undefined) => stations.find(({ _id }) => _id === id)
  const [first, last] = [stationOf(legs[0]?.from), stationOf(legs.at(-1)?.to)]
  const changeAt = legs.slice(1).map((leg) => stationOf(leg.from)?.name ?? '—')
  const later = dayOf(arrival) - dayOf(departure)
  return (
    <Card as="li">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb="3">
        <chakra.h3 fontWeight="semibold">
          {counted(changes, 'change')}: {changeAt.join(', ')}
        </chakra.h3>
        <chakra.div display="flex" flexWrap="wrap" gap="1">
          {labels.map((label) => (
            <StatusTag key={label} tone="neutral">
              {labelWords[label]}
            </StatusTag>
          ))}
        </chakra.div>
      </chakra.div>
      <SpanLine
        start={{ time: clockOf(departure), title: first?.name ?? '—', detail: first?.code }}
        end={{
          time: clockOf(arrival),
          note: later > 0 ? `+${counted(later, 'day')}` : undefined,
          title: last?.name ?? '—',
          detail: last?.code,
        }}
        length={formatMinutes(minutes)}
        detail={shortestChange === undefined ? undefined : `shortest change ${formatMinutes(shortestChange)}`}
      />
      <chakra.div display="flex" justifyContent="flex-end" mt="3">
        <chakra.div textAlign="end">
          <chakra.div textStyle="section" fontVariantNumeric="tabular-nums">
            {formatMoney(farePerPassenger)}
          </chakra.div>
          <chakra.div textStyle="small" color="fg.muted">
            per passenger, all trains
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <chakra.details mt="2" pt="2" borderTopWidth="1px">
        <chakra.summary cursor="pointer" py="1" minHeight="8">
          {counted(legs.length, 'train')}, seats and booking
        </chakra.summary>
        <ConnectionLegs {...{ legs, trains, stationOf, date, passengers }} />
      </chakra.details>
    </Card>
  )
}
