import { chakra } from '@chakra-ui/react/styled-system'
import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import { useHydrated } from '@/lib/hooks/use-hydrated'
import { useListener, useOnBack } from '@/lib/hooks/use-listener'
import type { PaletteProps } from './palette'

const part = lazyPart<PaletteProps>('search', () => import('./palette').then(({ Palette }) => Palette))

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** On keyboards of other scripts the key has another name, and stands where K stands. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[\0-\x7f]*$/.test(key))

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isK(event)

/** Opens the palette, by a press or by Ctrl or ⌘ with K from wherever one is; closing gives the focus back. */
export function SearchButton(props: Pick<PaletteProps, 'isAdmin' | 'onLogout'>) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<HTMLElement>(null)
  const close = () => setOpen(false)
  useOnBack(open, close)
  const hasCommandKey = useHydrated() && isApple
  const Palette = useLazyPart(part, open, close)

  useListener('keydown', (event) => {
    if (!isShortcut(event)) return
    // Or the browser would take the keys for its own search field.
    event.preventDefault()
    if (event.repeat) return
    if (open) return setOpen(false)
    // A question that is open must be answered before one goes elsewhere.
    if (document.querySelector('[aria-modal="true"]')) return
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOpen(true)
  })

  return (
    <chakra.div position="relative">
      <Button
        ref={button}
        variant="plain"
        color="fg.muted"
        ps={{ base: '0', md: '3' }}
        pe={{ base: '0', md: '20' }}
        width={{ base: '10', md: 'auto' }}
        borderColor={{ md: 'border.emphasized' }}
        // The pages have searches of their own.
        aria-label="Search pages, trains and stations"
        aria-haspopup="dialog"
        aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
        onPointerEnter={part.preload}
        onFocus={part.preload}
        onClick={() => {
          before.current = button.current
          setOpen(true)
        }}
      >
        <Search aria-hidden />
        <chakra.span hideBelow="md">Search</chakra.span>
      </Button>
      {/* Beside the button: the keys are no part of what it is called. */}
      <chakra.kbd
        hideBelow="md"
        aria-hidden
        position="absolute"
        insetEnd="2"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        px="1.5"
        borderWidth="1px"
        borderRadius="l1"
        color="fg.muted"
        fontFamily="body"
        textStyle="small"
      >
        {hasCommandKey ? '⌘ K' : 'Ctrl K'}
      </chakra.kbd>
      {Palette && <Palette {...props} open={open} onClose={close} {...{ before, button }} />}
    </chakra.div>
  )
}
