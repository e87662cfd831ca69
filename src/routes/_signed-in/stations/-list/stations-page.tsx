import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue } from 'react'
import { NetworkMap } from '@/components/stations/network-map'
import { StationList } from '@/components/stations/station-list'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import { PageHeader } from '@/components/ui/page-header'
import { Pager } from '@/components/ui/pager'
import { SkeletonCard } from '@/components/ui/skeleton'
import { nearestStations, type Position, positionOf } from '@/domain/geo'
import type { Station } from '@/domain/station'
import { searchStations } from '@/domain/station-search'
import { counted } from '@/lib/format'
import { pageOf } from '@/lib/paging'
import { usePosition } from '@/lib/use-position'
import { useStations } from '@/queries/stations'
import { StationFinder } from './station-finder'
import type { StationsSearch } from './stations-search'

const pageSize = 25

interface Listed {
  station: Station
  km?: number
}

function listed(stations: readonly Station[], { q }: StationsSearch, centre: Position | undefined): Listed[] {
  const found = q ? searchStations(stations, q, stations.length) : stations
  if (centre) return nearestStations(found, centre, found.length)
  const inOrder = q ? found : found.toSorted((a, b) => a.name.localeCompare(b.name))
  return inOrder.map((station) => ({ station }))
}

/** Every station, by name or by distance, beside a map of the network. */
export function StationsPage({
  search,
  onSearch,
}: {
  search: StationsSearch
  onSearch: (change: StationsSearch) => void
}) {
  const stations = useStations()
  const query = useDeferredValue(search)
  const { position, ask, forget } = usePosition()
  const near = stations.data?.items.find(({ code }) => code === query.near)
  const centre = position.kind === 'known' ? position : near && positionOf(near)
  const all = stations.data && listed(stations.data.items, query, centre)
  return (
    <>
      <PageHeader
        title="Stations"
        summary={
          all &&
          `${counted(all.length, 'station')}${position.kind === 'known' ? ', nearest to you first' : near ? `, nearest to ${near.name} first` : ''}`
        }
        announceSummary
        refreshing={stations.isFetching && stations.data !== undefined}
      />
      <StationFinder
        search={search}
        near={near}
        position={position}
        onSearch={onSearch}
        onAskPosition={() => {
          onSearch({ near: undefined })
          ask()
        }}
        onForgetPosition={forget}
      />
      {query.near && stations.data && !near && (
        <EmptyState
          title={`There is no station with the code ${query.near}`}
          text="All stations are listed by name below."
          action={<Button onClick={() => onSearch({ near: undefined })}>List by name</Button>}
        />
      )}
      <Loaded load={stations} skeleton={<SkeletonCard height={520} label="Loading stations…" />}>
        {({ items }) => {
          if (!all || all.length === 0) {
            return (
              <EmptyState
                title="No station fits"
                text="Try fewer letters, the city, or the station code."
                action={<Button onClick={() => onSearch({ q: undefined })}>Show all stations</Button>}
              />
            )
          }
          const page = pageOf(all, query.page ?? 1, pageSize)
          return (
            <chakra.div
              display="grid"
              gap="5"
              alignItems="start"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
            >
              <div>
                <Card>
                  <StationList stations={page.items} />
                </Card>
                <Pager page={page.page} pages={page.pages} />
              </div>
              <Card position={{ md: 'sticky' }} top={{ md: '20' }}>
                <NetworkMap
                  stations={items}
                  listed={page.items.map(({ station }) => station)}
                  here={centre}
                />
              </Card>
            </chakra.div>
          )
        }}
      </Loaded>
    </>
  )
}
