import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useRemovalFocus } from '@/components/trains/use-removal-focus'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { TextLink } from '@/components/ui/text-link'
import { bestOf, isTelling } from '@/domain/trains/train-figures'
import { counted } from '@/lib/text/format'
import { BookCell, type CompareRow, compareRows } from './compare-rows'
import type { Column } from './use-columns'

/** TRN-7: a train a column, a fact a row; what is best in a row is marked with a word. */
export function CompareTable({
  columns,
  date,
  passengers,
  onRemove,
}: {
  columns: readonly Column[]
  date: string
  passengers: number
  onRemove: (trainId: string) => void
}) {
  const { box, removing } = useRemovalFocus<HTMLDivElement>(columns.length)
  return (
    // With the keyboard it is scrolled only while it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box ref={box} role="region" aria-label="Comparison" tabIndex={0} css={paper}>
      <Table>
        <chakra.caption srOnly>{counted(columns.length, 'train')} side by side</chakra.caption>
        <thead>
          <tr>
            <th scope="col">
              <chakra.span srOnly>Fact</chakra.span>
            </th>
            {columns.map(({ train, journeyDate }, index) => (
              <th scope="col" key={train._id}>
                <TextLink
                  to="/trains/$trainId"
                  params={{ trainId: train._id }}
                  search={{ date: journeyDate }}
                >
                  {train.trainNumber} <Bdi>{train.name}</Bdi>
                </TextLink>
                <chakra.div css={notPrinted}>
                  <Button
                    data-remove
                    size="sm"
                    variant="plain"
                    ms="-3"
                    aria-label={`Remove ${train.trainNumber} ${train.name}`}
                    onClick={() => {
                      removing(index)
                      onRemove(train._id)
                    }}
                  >
                    <X aria-hidden /> Remove
                  </Button>
                </chakra.div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows({ date, passengers }).map((row) => (
            <Row key={row.name} row={row} columns={columns} />
          ))}
          <chakra.tr css={notPrinted}>
            <th scope="row">Booking</th>
            {columns.map((column) => (
              <td key={column.train._id}>
                <BookCell column={column} passengers={passengers} />
              </td>
            ))}
          </chakra.tr>
        </tbody>
      </Table>
    </Box>
  )
}

function Row({ row: { name, show, best }, columns }: { row: CompareRow; columns: readonly Column[] }) {
  const marks = best ? bestOf(columns.map(best.figure), best.wanted) : []
  const marked = marks.filter(Boolean).length
  const telling = isTelling(marked, columns.length)
  return (
    <tr>
      <th scope="row">
        {name}
        {best && marked > 0 && !telling && (
          <div>
            {best.word}: {marked} of {columns.length}
          </div>
        )}
      </th>
      {columns.map((column, index) => (
        <td key={column.train._id}>
          {show(column)}
          {best && telling && marks[index] && (
            <chakra.div mt="1">
              <StatusTag tone="green" icon={<Check size={14} />}>
                {best.word}
              </StatusTag>
            </chakra.div>
          )}
        </td>
      ))}
    </tr>
  )
}

const notPrinted = { '@media print': { display: 'none' } }

/** On paper it is black on white, whatever the theme. */
const paper = {
  '@media print': {
    'html:has(&)': {
      color: 'black !important',
      background: 'white !important',
      ...Object.fromEntries(
        ['fg', 'fg-muted', 'brand-fg', 'green-fg', 'orange-fg', 'greyRed-fg'].map((name) => [
          `--rail-colors-${name}`,
          'black !important',
        ]),
      ),
      ...Object.fromEntries(
        ['bg', 'bg-panel', 'bg-emphasized', 'green-subtle', 'orange-subtle', 'greyRed-subtle'].map((name) => [
          `--rail-colors-${name}`,
          'white !important',
        ]),
      ),
    },
  },
}

const Box = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    '@media print': { overflow: 'visible', borderWidth: '0' },
  },
})

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { p: '3', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    '& thead th': { minWidth: '10rem', fontWeight: 'semibold' },
    '& tbody th': { color: 'fg.muted', fontWeight: 'medium', textStyle: 'small' },
    // The words of a row stay in sight while the trains pass under them.
    '& tr > th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: 'docked',
      width: '7rem',
      minWidth: '7rem',
      bg: 'bg.panel',
      borderInlineEndWidth: '1px',
    },
    '@media print': {
      '& thead th': { minWidth: '0' },
      '& tr': { breakInside: 'avoid' },
      '& tr > th:first-of-type': { position: 'static' },
    },
  },
})
