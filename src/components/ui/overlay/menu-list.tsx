import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOnBack } from '@/lib/hooks/use-listener'
import { disabledInk } from '@/components/ui/forced-colors'

export type MenuEntry = {
  /** Unique in its menu. */
  value: string
  label: string
  icon?: ReactNode
  danger?: boolean | undefined
  /** Draws a line above. */
  separated?: boolean | undefined
  disabled?: boolean | undefined
} & ({ to: string; onSelect?: undefined } | { onSelect: () => void; to?: undefined })

export interface MenuListProps {
  open: boolean
  onClose: () => void
  triggerId: string
  contentId: string
  items: readonly MenuEntry[]
  /** Something above the items: who is signed in. */
  header?: ReactNode
  /** The item to start on: the last one after ArrowUp. */
  startAt?: string | undefined
}

export function MenuList({ open, onClose, triggerId, contentId, items, header, startAt }: MenuListProps) {
  useOnBack(open, onClose)
  // A key pressed in the frame of Escape takes the focus back into the list that goes, and it would go with it.
  const keepFocus = () => {
    const { activeElement: focused, body } = document
    if (focused !== body && !document.getElementById(contentId)?.contains(focused)) return
    document.getElementById(triggerId)?.focus({ preventScroll: true })
  }
  return (
    <Menu.Root
      unstyled
      open={open}
      onOpenChange={(details) => details.open || onClose()}
      onExitComplete={keepFocus}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
      loopFocus
      // Enter on a link: the library's own click does not bubble, so the router would miss it and the page reload.
      navigate={({ node }) => node.click()}
      {...(startAt ? { defaultHighlightedValue: startAt } : {})}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content css={contentStyle}>
            {header}
            {items.map((item) => (
              <Menu.Item
                key={item.value}
                value={item.value}
                disabled={item.disabled ?? false}
                css={itemStyle}
                colorPalette={item.danger ? 'red' : 'brand'}
                color={item.danger ? 'fg.error' : 'fg'}
                asChild={item.to !== undefined}
                // Not the menu's `onSelect`: that one needs a pointer or a key, which assistive technology may not send.
                onClick={() => item.disabled || item.onSelect?.()}
                {...(item.separated ? separated : {})}
              >
                {item.to === undefined ? (
                  <Words item={item} />
                ) : (
                  <Link to={item.to}>
                    <Words item={item} />
                  </Link>
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

const Words = ({ item }: { item: MenuEntry }) => (
  <>
    {item.icon != null && <span aria-hidden>{item.icon}</span>}
    {item.label}
  </>
)

const separated = { mt: '1', borderTopWidth: '1px', borderRadius: '0', borderColor: 'border' }

const contentStyle: SystemStyleObject = {
  minWidth: 'min(12rem, 100vw - 1rem)',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  py: '1',
  zIndex: 'popover',
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'l2',
  boxShadow: 'float',
  outline: 'none',
  _open: { animation: 'fade-in 120ms ease-out' },
  '@media (forced-colors: active)': { borderWidth: '1px' },
}

const itemStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '9',
  px: '4',
  py: '1.5',
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  '& svg': { width: '1.125rem', height: '1.125rem', color: 'fg.muted' },
  _highlighted: {
    bg: 'colorPalette.subtle',
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '&[data-disabled]': { opacity: '0.55', cursor: 'not-allowed', ...disabledInk },
  '@media (pointer: coarse)': { minHeight: '11' },
}
