import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import type { MenuEntry, MenuListProps } from './menu-list'

export type { MenuEntry } from './menu-list'

const list = lazyPart<MenuListProps>('menu', () => import('./menu-list').then((module) => module.MenuList), {
  always: true,
})

const preloadMenu = list.preload

/**
 * A button that opens a menu of links and actions. Only the button is in the first load; it stays the same element
 * when the rest arrives, so it keeps the focus.
 */
export function Menu({
  items,
  header,
  children,
  ...button
}: Omit<ButtonProps, 'onClick' | 'id' | 'children'> & {
  items: readonly MenuEntry[]
  header?: ReactNode
  /** What the button shows. Give `aria-label` where that is no name. */
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  // Each opening is a new list, which starts where this opening asked for.
  const [turn, setTurn] = useState<{ count: number; startAt?: string | undefined }>({ count: 0 })
  const close = () => setOpen(false)
  const List = useLazyPart(list, open, close)
  const show = (startAt?: string) => {
    setTurn({ count: turn.count + 1, startAt })
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const first = { ArrowDown: items[0], ArrowUp: items.at(-1) }[event.key]
    if (!first || open) return
    event.preventDefault()
    show(first.value)
  }
  return (
    <>
      <Button
        {...button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onKeyDown={onKeyDown}
        // A press with Enter or Space has no click count: it starts on the first item, as the pattern asks.
        onClick={(event) => (open ? close() : show(event.detail === 0 ? items[0]?.value : undefined))}
      >
        {children}
      </Button>
      {List && (
        <List
          key={turn.count}
          open={open}
          onClose={close}
          triggerId={`${id}-button`}
          contentId={`${id}-menu`}
          items={items}
          header={header}
          startAt={turn.startAt}
        />
      )}
    </>
  )
}
