import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFocusAfter } from '@/lib/hooks/use-focus-after'

/**
 * How many of a long list are shown, and the press that shows more: the focus goes on at the first of them, as the button
 * may go. The number is kept with the entry of the history, so that Back finds the list as long as it was.
 * @param name its name among the lists of the page
 * @param control what takes the focus in a row
 */
export function useListLength(name: string, atFirst: number, control: string) {
  const length = useLocation({ select: ({ state }) => state.shown?.[name] }) ?? atFirst
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(atFirst)
  const expectFocus = useFocusAfter(
    length,
    () => list.current?.children[before.current]?.querySelector<HTMLElement>(control)?.focus(),
    { always: true },
  )
  const show = (next: number) => {
    before.current = length
    expectFocus()
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (now) => ({ ...now, shown: { ...now.shown, [name]: next } }),
    })
  }
  return { list, length, show }
}
