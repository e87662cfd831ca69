import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useShown } from '@/components/ui/page/use-shown'
import { counted } from '@/lib/text/format'
import { useOnChange } from '@/lib/hooks/use-on-change'

/** A list of cards; whoever has looked at the first of a long one and wants more says so. */
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
  const list = useRef<HTMLUListElement>(null)
  const [count, show] = useShown(id, most)
  const all = count > most
  const pressed = useRef(false)
  useOnChange(all, () => {
    // The button has gone with the press.
    if (all && pressed.current)
      list.current?.children[most]?.querySelector<HTMLElement>('a, button, input')?.focus()
  })
  const shown = all || needed >= most ? rows : rows.slice(0, most)
  return (
    <>
      <chakra.ul ref={list} display="grid" gap="3" listStyle="none">
        {shown.map(children)}
      </chakra.ul>
      {shown.length < rows.length && (
        <Button
          mt="3"
          onClick={() => {
            pressed.current = true
            show(Number.MAX_SAFE_INTEGER)
          }}
        >
          Show {counted(rows.length - shown.length, `more ${name[0]}`, `more ${name[1]}`)}
        </Button>
      )}
    </>
  )
}
