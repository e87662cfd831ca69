import { useDeferredValue, useMemo } from 'react'
import { CsvButton } from '@/components/admin/csv-button'
import { DeleteRecords } from '@/components/admin/delete-records'
import { SelectionBar } from '@/components/admin/selection-bar'
import { TrainUses } from '@/components/admin/uses'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { lazyPart, useLazyPart } from '@/components/ui/lazy-part'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { PageHeader } from '@/components/ui/page-header'
import { Pager } from '@/components/ui/pager'
import { SkeletonList } from '@/components/ui/skeleton'
import { useSelection } from '@/components/ui/use-selection'
import type { Train } from '@/domain/train'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/format'
import { pageOf } from '@/lib/paging'
import { usualPageSize } from '@/lib/page-sizes'
import { parseSort } from '@/lib/table-sort'
import { useForeseenPage, usePromise } from '@/mutations/outbox-of'
import { trainResource } from '@/mutations/outbox-trains'
import { useTrains } from '@/queries/trains'
import { listedTrains } from './listed-trains'
import type { TrainEditorProps } from './train-editor'
import { trainCsvHeader, trainCsvRow } from './train-csv'
import { TrainFilters } from './train-filters'
import { TrainsTable } from './trains-table'
import type { AdminTrainsSearch } from './trains-search'

const none: readonly Train[] = []
const nameOf = (train: Train | undefined) => (train ? trainResource.nameOf(train) : '')
const editor = lazyPart<TrainEditorProps>('train editor', () =>
  import('./train-editor').then((module) => module.TrainEditor),
)

/** E1, J1: every train, with what is promised shown over what the server said. */
export function AdminTrainsPage({
  search,
  onSearch,
}: {
  search: AdminTrainsSearch
  onSearch: (change: AdminTrainsSearch) => void
}) {
  const load = useTrains()
  const trains = useForeseenPage(trainResource, load.data)
  const promise = usePromise(trainResource)
  // Typing stays quick while the table catches up.
  const { q, type, day, lacks, sort } = useDeferredValue(search)
  const all = trains?.items
  const rows = useMemo(
    () => (all ? listedTrains(all, { q, type, day, lacks, sort }, timeZone) : none),
    [all, q, type, day, lacks, sort],
  )
  const ids = useMemo(() => rows.map(({ _id }) => _id), [rows])
  const types = useMemo(
    () => [...new Set((all ?? []).map(({ trainType }) => trainType).filter(Boolean))].toSorted(),
    [all],
  )
  const selection = useSelection(ids)
  const chosen = rows.filter(({ _id }) => selection.has(_id))
  const size = search.rows ?? usualPageSize
  const page = pageOf(rows, search.page ?? 1, size === 0 ? Math.max(1, rows.length) : size)
  const noFilter = { q: undefined, type: undefined, day: undefined, lacks: undefined }
  const closeEditor = () => onSearch({ edit: undefined, page: search.page })
  const Editor = useLazyPart(editor, search.edit !== undefined, closeEditor)
  return (
    <>
      <PageHeader
        title="Trains"
        documentTitle="Trains, admin"
        summary={
          trains &&
          (rows.length === trains.items.length
            ? counted(trains.total, 'train')
            : `${counted(rows.length, 'train')} of ${trains.total}`)
        }
        announceSummary
        refreshing={load.isFetching && load.data !== undefined}
        action={
          <>
            <CsvButton fileName="trains.csv" header={trainCsvHeader} rows={() => rows.map(trainCsvRow)} />
            <LinkButton
              to="."
              search={(now) => ({ ...now, edit: 'new' })}
              resetScroll={false}
              variant="solid"
            >
              Add train
            </LinkButton>
          </>
        }
      />
      <TrainFilters {...{ search, types, onSearch }} />
      <Loaded
        load={{ ...load, data: trains }}
        skeleton={<SkeletonList count={10} height={40} label="Loading trains…" />}
      >
        {({ items, pending }) => (
          <>
            <SelectionBar selection={selection} matching={ids} noun="train">
              <DeleteRecords
                size="sm"
                what={chosen.length === 1 ? nameOf(chosen[0]) : counted(chosen.length, 'train')}
                onDelete={() => {
                  promise({ remove: items.filter(({ _id }) => selection.has(_id)) })
                  selection.clear()
                }}
              >
                <TrainUses trains={chosen} />
              </DeleteRecords>
              <CsvButton
                fileName="trains-chosen.csv"
                header={trainCsvHeader}
                rows={() => chosen.map(trainCsvRow)}
                label="Export chosen"
              />
            </SelectionBar>
            {rows.length > 0 ? (
              <>
                <TrainsTable
                  rows={page.items}
                  pending={pending}
                  sort={sort === undefined ? undefined : parseSort(sort)}
                  selection={selection}
                  onSearch={onSearch}
                />
                <Pager page={page.page} pages={page.pages} />
              </>
            ) : (
              <EmptyState
                title={items.length === 0 ? 'There are no trains' : 'No train fits'}
                text={items.length === 0 ? 'Add the first one.' : 'Try fewer filters.'}
                action={
                  items.length > 0 && <Button onClick={() => onSearch(noFilter)}>Show all trains</Button>
                }
              />
            )}
            {Editor && <Editor edited={search.edit} trains={items} onClose={closeEditor} />}
          </>
        )}
      </Loaded>
    </>
  )
}
