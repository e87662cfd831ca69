import { chakra } from '@chakra-ui/react/styled-system'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { focusHeading } from '@/components/ui/page/page-heading'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import { addDays } from '@/domain/time/calendar'
import type { Train } from '@/domain/trains/train'
import type { RailwayNow } from '@/domain/trains/train-alternatives'
import { comparedIds, comparedText, mostCompared } from '@/domain/trains/train-compare'
import { counted } from '@/lib/text/format'
import { useTrainDetails } from '@/queries/comparison'
import { CompareControls } from './compare-controls'
import type { CompareSearch } from './compare-search'
import { CompareTable } from './compare-table'
import { MissingTrain } from './missing-train'
import { useColumns } from './use-columns'

/** Up to four trains side by side; the address holds all of the question. */
export function ComparePage({
  search,
  onSearch,
}: {
  search: CompareSearch
  onSearch: (change: CompareSearch) => void
}) {
  const ids = comparedIds(search.trains)
  const loads = useTrainDetails(ids)
  const trains = loads.flatMap(({ train }) => train ?? [])
  const now = useRailwayNow()
  const { today } = now
  const date = search.date ?? addDays(today, 1)
  const remove = (id: string) => onSearch({ trains: comparedText(ids.filter((other) => other !== id)) })
  /** For what leaves nothing beside it that could take the focus. */
  const removeAlone = (id: string) => {
    focusHeading()
    remove(id)
  }
  const loading = loads.some(({ train, error }) => train === undefined && !error)
  return (
    <>
      <PageHeader
        title="Compare trains"
        summary={ids.length > 0 ? counted(ids.length, 'train') : undefined}
        announceSummary
        refreshing={!loading && loads.some(({ isFetching }) => isFetching)}
      />
      {ids.length === 0 ? (
        <EmptyState
          title="No trains chosen"
          text={`Tick “Compare” at up to ${mostCompared} trains, in the list or in what the planner found.`}
          action={<LinkButton to="/trains">All trains</LinkButton>}
        />
      ) : (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <CompareControls {...{ search, ids, date, today, onSearch }} />
          {loads.map(
            ({ id, train, error, isFetching, retry }) =>
              error &&
              !train && (
                <MissingTrain
                  key={id}
                  {...{ id, error }}
                  retrying={isFetching}
                  onRetry={() => {
                    focusHeading()
                    retry()
                  }}
                  onRemove={() => removeAlone(id)}
                />
              ),
          )}
          {loading ? (
            <SkeletonCard height={560} label="Loading the trains…" />
          ) : (
            trains.length > 0 && (
              <Comparison
                {...{ trains, search, date, now, onSearch }}
                onRemove={trains.length > 1 ? remove : removeAlone}
              />
            )
          )}
        </chakra.div>
      )}
    </>
  )
}

function Comparison({
  trains,
  search: { from, to, passengers = 1 },
  date,
  now,
  onSearch,
  onRemove,
}: {
  trains: readonly Train[]
  search: CompareSearch
  date: string
  now: RailwayNow
  onSearch: (change: CompareSearch) => void
  onRemove: (trainId: string) => void
}) {
  const columns = useColumns(trains, { from, to, date, now })
  return (
    <>
      {columns.some(({ trip }) => trip === undefined) && (from || to) && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <p>Some of these trains do not go the way you asked for.</p>
          <Button
            onClick={() => {
              focusHeading()
              onSearch({ from: undefined, to: undefined })
            }}
          >
            Compare whole runs
          </Button>
        </chakra.div>
      )}
      <ZoneNote />
      <CompareTable {...{ columns, date, passengers, onRemove }} />
    </>
  )
}
