import { chakra } from '@chakra-ui/react/styled-system'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { ScrollTable } from '@/components/ui/table/scroll-table'
import { TextLink } from '@/components/ui/text-link'
import type { Figures } from '@/domain/reports/reports'
import type { ReportSearch } from '@/domain/reports/reports-settings'
import type { ReportTable, RowSort } from '@/domain/reports/reports-table'
import type { ReportAnswer } from '@/queries/reports/reports-answer'
import { FigureLink } from './figure-link'
import { figureNames, rangeName, rowFilter, rowName, shareText } from './report-words'

const figures = Object.keys(figureNames) as (keyof Figures)[]

const firstColumn: Record<Exclude<ReportTable, 'occupancy'>, string> = {
  periods: 'Days',
  trains: 'Train',
  pairs: 'From and to',
  weekdays: 'Weekday',
}

/** The figures of a chart as a table, and more of them: each opens the list behind it. */
export function ReportRows({
  answer,
  table,
  caption,
  search,
}: {
  answer: ReportAnswer
  table: Exclude<ReportTable, 'occupancy'>
  caption: string
  search: ReportSearch
}) {
  const { rows, totals, request } = answer
  const days = { ...request.range, basis: request.basis }
  const sorted = table === 'trains' || table === 'pairs' ? request.rows.sort : undefined
  const head = (sort: RowSort, name: string) => (
    <th scope="col" key={sort} aria-sort={sorted === sort ? ordered(sort) : undefined}>
      {sorted === undefined ? name : <SortLink {...{ sort, name, search }} active={sorted === sort} />}
    </th>
  )
  return (
    <ScrollTable label={caption}>
      <thead>
        <tr>
          {head('name', firstColumn[table])}
          {figures.map((figure) => head(figure, figureNames[figure]))}
          {head('rate', 'Share cancelled')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = rowName(table, row)
          return (
            <tr key={row.key}>
              <th scope="row">{name}</th>
              <Cells figures={row} filter={rowFilter(table, row, days)} name={name} />
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <Cells figures={totals} filter={days} name={rangeName(request.range)} />
        </tr>
      </tfoot>
    </ScrollTable>
  )
}

const ordered = (sort: RowSort) => (sort === 'name' ? 'ascending' : 'descending')

function Cells(props: { figures: Figures; filter: ReturnType<typeof rowFilter>; name: string }) {
  return (
    <>
      {figures.map((figure) => (
        <td key={figure}>
          <FigureLink {...props} figure={figure} />
        </td>
      ))}
      <td>{shareText(props.figures)}</td>
    </>
  )
}

function SortLink({
  sort,
  name,
  search,
  active,
}: {
  sort: RowSort
  name: string
  search: ReportSearch
  active: boolean
}) {
  return (
    <TextLink
      quiet
      display="inline-block"
      minHeight="6"
      to="/admin/reports"
      search={{ ...search, sort, page: undefined }}
      resetScroll={false}
    >
      {name}
      {active && (
        <chakra.span
          aria-hidden
          display="inline-block"
          verticalAlign="-2px"
          ms="1"
          transform={sort === 'name' ? 'rotate(180deg)' : undefined}
        >
          <ArrowDown size={14} />
        </chakra.span>
      )}
    </TextLink>
  )
}
