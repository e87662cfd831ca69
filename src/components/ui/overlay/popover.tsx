import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useListener, useOnBack } from '@/lib/hooks/use-listener'
import { Button, type ButtonProps } from '@/components/ui/button'

/**
 * A button in the top bar with a panel under it, for content that is no menu. Esc and leaving close it. Without a library: the panel
 * is the button's neighbour, so reading and tab order are right by themselves.
 */
export function Popover({
  panelLabel,
  width = '20rem',
  maxHeight = '25rem',
  onOpen,
  panel,
  children,
  ...button
}: Omit<ButtonProps, 'onClick' | 'width' | 'maxHeight' | 'children'> & {
  panelLabel: string
  width?: string | undefined
  maxHeight?: string | undefined
  onOpen?: (() => void) | undefined
  panel: (close: () => void) => ReactNode
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // No ref: what the panel is given to close itself is handed over while drawing.
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)

  const close = () => setOpen(false)
  useOnBack(open, close)
  useListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    },
    open,
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    trigger?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    // No related target: the window lost the focus, or a press landed on text inside.
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const toggle = () => {
    if (!open) onOpen?.()
    setOpen(!open)
  }
  return (
    <chakra.div ref={box} position="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        {...button}
        ref={setTrigger}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {children}
      </Button>
      {open && (
        <chakra.section
          data-panel
          id={id}
          aria-label={panelLabel}
          style={{ maxHeight }}
          // On phones as wide as the window, wherever the button is.
          position={{ base: 'fixed', sm: 'absolute' }}
          top={{ base: '3.75rem', sm: 'calc(100% + 6px)' }}
          insetStart={{ base: '2', sm: 'auto' }}
          insetEnd={{ base: '2', sm: '0' }}
          width={{ base: 'auto', sm: width }}
          mx={{ base: 'auto', sm: '0' }}
          zIndex="dropdown"
          maxWidth={width}
          display="flex"
          flexDirection="column"
          overflow="hidden"
          bg="bg.panel"
          borderRadius="l2"
          boxShadow="float"
          animation="fade-in 120ms ease-out"
          css={{ '@media (forced-colors: active)': { borderWidth: '1px' } }}
        >
          {panel(() => {
            setOpen(false)
            trigger?.focus()
          })}
        </chakra.section>
      )}
    </chakra.div>
  )
}
