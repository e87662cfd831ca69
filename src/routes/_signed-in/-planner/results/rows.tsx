import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useListLength } from '@/components/ui/page/use-list-length'
import { useRowsInSight } from '@/lib/hooks/use-rows-in-sight'
import { counted } from '@/lib/text/format'

/** As many cards as the largest usual window shows. */
const mostInSight = 5

/** A list of cards; a press shows the rest of a long one. */
export function Rows<T>({
  list: id,
  rows,
  most,
  needed = -1,
  name,
  children,
}: {
  /** Its name among the lists of the page. */
  list: string
  rows: readonly T[]
  /** So many at first. */
  most: number
  /** Index of one that has to be seen. */
  needed?: number
  /** What they are, one and more. */
  name: readonly [string, string]
  children: (row: T, index: number) => ReactNode
}) {
  const { list, length, show } = useListLength(id, most, 'a, button, input')
  const shown = length > most || needed >= most ? rows : rows.slice(0, most)
  const drawn = useRowsInSight(shown, needed < 0 ? mostInSight : shown.length)
  return (
    <>
      <chakra.ul ref={list} aria-busy={drawn.length < shown.length} display="grid" gap="3" listStyle="none">
        {drawn.map(children)}
      </chakra.ul>
      {drawn.length === shown.length && shown.length < rows.length && (
        <Button mt="3" onClick={() => show(Number.MAX_SAFE_INTEGER)}>
          Show {counted(rows.length - shown.length, `more ${name[0]}`, `more ${name[1]}`)}
        </Button>
      )}
    </>
  )
}
