import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { StationList } from '@/components/stations/station-list'
import { Bdi } from '@/components/ui/bdi'
import { Card, CardTitle } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TabLink, TabsNav } from '@/components/ui/page/tabs-nav'
import { nearestStations } from '@/domain/stations/geo'
import { placesOf } from '@/domain/stations/railway-area'
import type { Station } from '@/domain/stations/station'
import type { BoardKind } from '@/domain/trains/station-board'
import { useStation, useStations } from '@/queries/stations'
import { useTrains } from '@/queries/trains'
import { Board } from './board'

const nearbyCount = 6

/** One station: what leaves and arrives, and the stations around it. */
export function StationPage({
  stationId,
  board,
  page,
}: {
  stationId: string
  board: BoardKind
  /** Of the board. */
  page: number
}) {
  const station = useStation(stationId)
  // The board's, asked for already: who leaves before the station is there ends that too.
  useTrains()
  return (
    <>
      <PageHeader
        title={station.data?.name || 'Station'}
        summary={
          station.data &&
          (['code', 'city', 'state', 'zone'] as const)
            .filter((part) => station.data[part])
            .map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' · '}
                <Bdi>{station.data[part]}</Bdi>
              </Fragment>
            ))
        }
        action={
          station.data && (
            <LinkButton to="/plan-journey" search={{ from: station.data.code }} variant="solid">
              Plan from here
            </LinkButton>
          )
        }
        refreshing={station.isFetching && station.data !== undefined}
      />
      <Loaded load={station} skeleton={<SkeletonCard height={420} label="Loading the station…" />}>
        {(loaded) => (
          <chakra.div
            display="grid"
            gap="5"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
          >
            <Card>
              <TabsNav label="Board">
                {(['departures', 'arrivals'] as const).map((kind) => (
                  <TabLink
                    key={kind}
                    to="."
                    search={kind === 'departures' ? {} : { board: kind }}
                    replace
                    aria-current={kind === board ? 'page' : undefined}
                    activeOptions={{ exact: true, includeSearch: true }}
                  >
                    {kind === 'departures' ? 'Departures' : 'Arrivals'}
                  </TabLink>
                ))}
              </TabsNav>
              <Board stationId={loaded._id} kind={board} page={page} />
            </Card>
            <Nearby station={loaded} />
          </chakra.div>
        )}
      </Loaded>
      {station.error && (
        <chakra.p mt="4">
          <LinkButton to="/stations">All stations</LinkButton>
        </chakra.p>
      )}
    </>
  )
}

function Nearby({ station }: { station: Station }) {
  const stations = useStations()
  return (
    <Card>
      <CardTitle mb="2">Stations nearby</CardTitle>
      <Loaded load={stations} skeleton={<SkeletonCard height={280} label="Loading stations…" />}>
        {({ items }) => {
          const { placeOf } = placesOf(items)
          const position = placeOf(station)
          if (!position) {
            return <chakra.p color="fg.muted">Where this station lies is not known.</chakra.p>
          }
          const others = (other: Station) => (other._id === station._id ? undefined : placeOf(other))
          return (
            <>
              <StationList stations={nearestStations(items, others, position, nearbyCount)} />
              <LinkButton to="/stations" search={{ near: station.code }} mt="3">
                All by distance
              </LinkButton>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
