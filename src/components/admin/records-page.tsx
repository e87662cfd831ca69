import { type ReactNode, useMemo } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { type LazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import { type LoadState, Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { DataTable } from '@/components/ui/table/data-table'
import type { TableColumn } from '@/components/ui/table/data-table-props'
import { Pager } from '@/components/ui/table/pager'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { panelLink, useClosePanel } from '@/components/ui/overlay/use-close-panel'
import { useSelection } from '@/components/ui/table/use-selection'
import { Warnings } from '@/components/ui/feedback/warnings'
import type { Identified } from '@/lib/lists/collection'
import type { CsvCell } from '@/lib/files/csv'
import { counted, formatNumber } from '@/lib/text/format'
import { pageOf } from '@/lib/lists/paging'
import { usualPageSize } from '@/lib/lists/page-sizes'
import { shortfallWords } from '@/lib/lists/shortfall'
import { parseSort, sortText } from '@/lib/lists/table-sort'
import { type PendingPage, type Resource, useStageChanges } from '@/mutations/outbox/outbox-api'
import { CsvButton } from './csv-button'
import { DeleteRecords } from './delete-records'
import { SavedViews } from './saved-views'
import { SelectionBar } from './selection-bar'

export interface RecordsSearch {
  sort?: string | undefined
  page?: number | undefined
  rows?: number | undefined
  /** The record in the editor, or `new`. */
  edit?: string | undefined
}

export interface EditorProps<T> {
  edited: string | undefined
  records: readonly T[]
  onClose: () => void
}

const none: readonly never[] = []

/** J1, ADM-1: a list of records with its search, table, bulk actions and editor; what is chosen to see is in the address. */
export function RecordsPage<T extends Identified, Input extends object>({
  title,
  resource,
  load: loading,
  rows: found,
  outdated,
  search,
  onSearch,
  onShowAll,
  filters,
  actions,
  csv,
  uses,
  editor,
  columns,
  rowName,
}: {
  /** 'Trains' */
  title: string
  resource: Resource<T, Input>
  load: LoadState<PendingPage<T>>
  /** Those that the search asks for, in its order; undefined until they are found. */
  rows: readonly T[] | undefined
  /** Asked for in another order: until that is found out, they stand in this one. */
  outdated: boolean
  search: RecordsSearch
  onSearch: (change: RecordsSearch) => void
  onShowAll: () => void
  filters: ReactNode
  /** More than export and adding. */
  actions?: ReactNode
  csv: {
    header: readonly string[]
    /** Makes the rows, once what they need is there. */
    rows: (records: readonly T[]) => CsvCell[][] | Promise<CsvCell[][]>
  }
  /** What deleting these touches. */
  uses: (records: readonly T[]) => ReactNode
  editor: LazyPart<EditorProps<T>>
  columns: readonly TableColumn<T>[]
  /** Names a row's checkbox. */
  rowName: (row: T) => string
}) {
  const { noun } = resource
  const rows = found ?? none
  const load = { ...loading, data: found && loading.data }
  const stage = useStageChanges(resource)
  const ids = useMemo(() => rows.map(({ _id }) => _id), [rows])
  const selection = useSelection(ids)
  const chosen = rows.filter(({ _id }) => selection.has(_id))
  const [first, ...others] = chosen
  const size = search.rows ?? usualPageSize
  const page = pageOf(rows, search.page ?? 1, size === 0 ? Math.max(1, rows.length) : size)
  const closeEditor = useClosePanel(() => onSearch({ edit: undefined, page: search.page }))
  const Editor = useLazyPart(editor, search.edit !== undefined, closeEditor)
  const all = load.data?.items
  const shortfall = load.data && shortfallWords(load.data, noun)
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={`${title}, admin`}
        summary={
          load.data &&
          (rows.length === all?.length
            ? counted(load.data.total, noun)
            : `${counted(rows.length, noun)} of ${formatNumber(load.data.total)}`)
        }
        announceSummary
        refreshing={load.isFetching && all !== undefined}
        action={
          <>
            {actions}
            <SavedViews list={`${noun}s`} search={search} />
            <CsvButton
              fileName={`${noun}s.csv`}
              header={csv.header}
              rows={() => csv.rows(rows)}
              shortfall={shortfall}
              disabled={found === undefined}
            />
            <LinkButton {...panelLink({ edit: 'new' })} variant="solid">
              Add {noun}
            </LinkButton>
          </>
        }
      />
      {filters}
      <Loaded load={load} skeleton={<SkeletonList count={10} height={40} label={`Loading ${noun}s…`} />}>
        {({ items, pending }) => (
          <>
            <Warnings texts={[shortfall]} />
            <SelectionBar selection={selection} matching={ids} noun={noun}>
              <DeleteRecords
                size="sm"
                what={first && others.length === 0 ? resource.nameOf(first) : counted(chosen.length, noun)}
                onDelete={() => {
                  // Not those that were chosen before a filter hid them: nothing was said of these.
                  stage({ remove: chosen })
                  selection.setAll(selection.ids, false)
                }}
              >
                {uses(chosen)}
              </DeleteRecords>
              <CsvButton
                size="sm"
                variant="plain"
                fileName={`${noun}s-chosen.csv`}
                header={csv.header}
                rows={() => csv.rows(chosen)}
                shortfall={shortfall}
                label="Export chosen"
              />
            </SelectionBar>
            {rows.length > 0 ? (
              <>
                <DataTable
                  label={title}
                  {...{ columns, rowName, outdated, selection }}
                  rows={page.items}
                  rowId={({ _id }) => _id}
                  sort={search.sort === undefined ? undefined : parseSort(search.sort)}
                  onSort={(next) => onSearch({ sort: sortText(next) })}
                  mark={({ _id }) => (pending.has(_id) ? 'pending' : undefined)}
                />
                <Pager page={page.page} pages={page.pages} />
              </>
            ) : (
              <EmptyState
                title={items.length === 0 ? `There are no ${noun}s` : `No ${noun} fits`}
                text={items.length === 0 ? 'Add the first one.' : 'Try other words, or fewer filters.'}
                action={items.length > 0 && <Button onClick={onShowAll}>Show all {noun}s</Button>}
              />
            )}
            {Editor && <Editor edited={search.edit} records={items} onClose={closeEditor} />}
          </>
        )}
      </Loaded>
    </>
  )
}
