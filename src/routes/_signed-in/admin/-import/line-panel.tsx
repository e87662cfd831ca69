import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Drawer } from '@/components/ui/overlay/lazy-dialog'
import { isolated } from '@/lib/text/isolated'
import { ResultTag } from './result-tag'
import type { AnyRow } from './table-lines'

/** One line of the file with all that it says and does; the table has room for their beginnings alone. */
export const LinePanel = ({
  line,
  rows,
  onClose,
}: {
  line: number | undefined
  rows: readonly AnyRow[]
  onClose: () => void
}) => {
  const found = line === undefined ? undefined : rows.find(({ row }) => row.line === line)
  return (
    <Drawer
      open={line !== undefined}
      onClose={onClose}
      title={found ? `Line ${line}: ${found.key} ${isolated(found.name)}` : `Line ${line}`}
      maxWidth="32rem"
    >
      {found ? (
        <Line found={found} />
      ) : (
        <EmptyState title="No record begins there" text="The file may be another one now." />
      )}
    </Drawer>
  )
}

const Line = ({ found }: { found: AnyRow }) => (
  <chakra.div display="grid" gap="4">
    <ResultTag result={found.result} />
    {found.result === 'error' && (
      <Part title="What is wrong">
        {found.problems.map(({ column, words }) => (
          <Pair key={`${column} ${words}`} term={column || 'The line'}>
            <chakra.span color="fg.error">{words}</chakra.span>
          </Pair>
        ))}
      </Part>
    )}
    {found.result === 'changed' && (
      <Part title="Before and after">
        {found.differences.map(({ field, before, after }) => (
          // The arrow points to the right.
          <Pair key={field} term={field} dir="ltr">
            <del>
              <Bdi>{before ?? '—'}</Bdi>
            </del>{' '}
            →{' '}
            <ins>
              <Bdi>{after ?? '—'}</Bdi>
            </ins>
          </Pair>
        ))}
      </Part>
    )}
    {found.result === 'new' && (
      <Part title="To be added">
        {Object.entries(found.after).map(([field, value]) => (
          <Pair key={field} term={field}>
            {value ?? '—'}
          </Pair>
        ))}
      </Part>
    )}
    <Part title="In the file">
      {Object.entries(found.row.cells).map(([column, cell]) => (
        <Pair key={column} term={column}>
          {cell || '—'}
        </Pair>
      ))}
    </Part>
  </chakra.div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <CardTitle as="h3">{title}</CardTitle>
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(5rem, auto) minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
    >
      {children}
    </chakra.dl>
  </section>
)

const Pair = ({
  term,
  dir = 'auto',
  children,
}: {
  term: string
  dir?: 'auto' | 'ltr'
  children: ReactNode
}) => (
  <chakra.div display="contents">
    <chakra.dt color="fg.muted">{term}</chakra.dt>
    <chakra.dd
      overflowWrap="anywhere"
      whiteSpace="pre-line"
      dir={dir}
      css={{ '& ins': { textDecoration: 'none', fontWeight: 'semibold' } }}
    >
      {children}
    </chakra.dd>
  </chakra.div>
)
