import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format'

/** A list of cards; whoever has looked at the first of a long one and wants more says so. */
export function Rows<T>({
  rows,
  most,
  needed = -1,
  name,
  children,
}: {
  rows: readonly T[]
  /** So many at first. */
  most: number
  /** Index of one that has to be seen. */
  needed?: number
  /** What they are, one and more. */
  name: readonly [string, string]
  children: (row: T, index: number) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  useEffect(() => {
    // The button has gone with the press.
    if (all) list.current?.children[most]?.querySelector<HTMLElement>('a, button, input')?.focus()
  }, [all, most])
  const shown = all || needed >= most ? rows : rows.slice(0, most)
  return (
    <>
      <chakra.ul ref={list} display="grid" gap="3" listStyle="none">
        {shown.map(children)}
      </chakra.ul>
      {shown.length < rows.length && (
        <Button mt="3" onClick={() => setAll(true)}>
          Show {counted(rows.length - shown.length, `more ${name[0]}`, `more ${name[1]}`)}
        </Button>
      )}
    </>
  )
}
