import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useMemo } from 'react'
import { NetworkMap } from '@/components/stations/network-map'
import { StationList } from '@/components/stations/station-list'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { beingMadeFresh, freshAt, listSummary, progressOf } from '@/components/ui/page/list-summary'
import { PageHeader } from '@/components/ui/page/page-header'
import { Pager } from '@/components/ui/table/pager'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { Warnings } from '@/components/ui/feedback/warnings'
import { placesOf } from '@/domain/stations/railway-area'
import { stationWithCode } from '@/domain/stations/station-search'
import { counted } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { pageOf } from '@/lib/lists/paging'
import { shortfallWords } from '@/lib/lists/shortfall'
import { usePosition } from '@/lib/hooks/use-position'
import { useSnapshot } from '@/lib/snapshot/use-snapshot'
import { useArrivingStations, useStations } from '@/queries/stations'
import { StationFinder, stationSearchId } from './station-finder'
import type { StationsSearch } from './stations-search'
import { useListedStations } from './use-listed-stations'

const pageSize = 25
const markOf = (at: number) => beingMadeFresh('List', at)
const skeleton = <SkeletonCard height={520} label="Loading stations…" />

/** Every station, by name or by distance, beside a map of the network. */
export function StationsPage({
  search,
  onSearch,
}: {
  search: StationsSearch
  onSearch: (change: StationsSearch) => void
}) {
  const stations = useStations()
  // Typing stays quick while the list and the map catch up.
  const query = useDeferredValue(search)
  const arriving = useArrivingStations()
  const known = stations.data ?? arriving
  // The first rows are drawn at once: put off, they would be begun anew whenever more have come.
  const data = useDeferredValue(known) ?? known
  const { position, ask, forget } = usePosition()
  // Where somebody is, is theirs alone.
  useSnapshot(position.kind === 'idle' ? freshAt(stations) : undefined, markOf)
  const near = data && stationWithCode(data.items, query.near)
  const centre = useMemo(
    () => (position.kind === 'known' ? position : near && data && placesOf(data.items).placeOf(near)),
    [position, near, data],
  )
  const all = useListedStations(data?.items, query.q, centre)
  /** For a button that goes with what it drops. */
  const drop = (change: StationsSearch) => {
    document.getElementById(stationSearchId)?.focus()
    onSearch(change)
  }
  const page = useMemo(() => pageOf(all, query.page ?? 1, pageSize), [all, query.page])
  return (
    <>
      <PageHeader
        title="Stations"
        summary={listSummary(stations, {
          shown: `${counted(all.length, 'station')}${position.kind === 'known' ? ', nearest to you first' : near && centre ? `, nearest to ${isolated(near.name)} first` : ''}`,
          arriving,
          one: 'station',
          list: 'List',
        })}
        announceSummary
        refreshing={stations.isFetching && stations.data !== undefined}
        progress={stations.data ? undefined : progressOf(arriving, 'station')}
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
      {query.near && stations.data && !centre && (
        <EmptyState
          title={
            near
              ? `Where ${isolated(near.name)} lies is not known`
              : `There is no station with the code ${query.near}`
          }
          text="All stations are listed by name below."
          action={<Button onClick={() => drop({ near: undefined })}>List by name</Button>}
        />
      )}
      <Warnings texts={[stations.data && shortfallWords(stations.data, 'station')]} />
      <Loaded load={{ ...stations, data }} skeleton={skeleton}>
        {({ items }) => {
          if (all.length === 0) {
            if (data !== stations.data && (stations.data || stations.isFetching)) return skeleton
            return (
              <EmptyState
                title="No station fits"
                text="Try fewer letters, the city, or the station code."
                action={<Button onClick={() => drop({ q: undefined })}>Show all stations</Button>}
              />
            )
          }
          return (
            <chakra.div
              aria-busy={data !== known || query !== search}
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
                <NetworkMap stations={items} listed={page.items} here={centre} />
              </Card>
            </chakra.div>
          )
        }}
      </Loaded>
    </>
  )
}
