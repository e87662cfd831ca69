import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { memo, type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { backdropStyle, contentStyle, positionerStyle, type DialogPlacement } from './dialog-styles'
import { focusHeading } from '@/components/ui/page/page-heading'
import { isFocusLost } from '@/lib/hooks/use-focus-after'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog' | undefined
  placement?: DialogPlacement | undefined
  /** Widest, as a size token or CSS length. */
  maxWidth?: string | undefined
  /** What takes the focus; else the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Where the focus goes afterwards, when what opened the dialog will be gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
}

/** Only a press outside a dialog leaves it: it holds the focus, which nobody but a script can move out of it. */
const isPressOutside = ({ type, target }: Event) =>
  type !== 'focusin' && !(target instanceof Element && target.closest('[data-sonner-toaster]'))

/** Escape takes back first what a field offers. The library hears the key before the field does. */
const isOffering = () => document.activeElement?.matches('[data-offering]') === true

/** The library gives the focus back only where it has held it: a very quick press closes a dialog before that. */
function keepFocus(target: Element | null) {
  if (isFocusLost() && target instanceof HTMLElement) target.focus()
}

/** What a press in a dialog removes may hold the dialog itself, with the button that opened it. */
function goneWithIt() {
  if (isFocusLost() && !document.querySelector('[aria-modal=true]')) focusHeading()
}

/** While it fades, a dialog shows what it showed: what it was about may be gone from its page already. */
const Held = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_before, { open }) => !open,
)

/**
 * Counts each time that a dialog opens, as one that is opened again while it fades starts fresh; and what had the focus
 * then, as a form inside takes it before the library looks where to give it back.
 */
function useOpenings(open: boolean) {
  const [seen, setSeen] = useState({ open, openings: 0, opener: document.activeElement })
  if (seen.open !== open) {
    setSeen(open ? { open, openings: seen.openings + 1, opener: document.activeElement } : { ...seen, open })
  }
  return seen
}

export function DialogPanel({
  open,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  placement = 'center',
  maxWidth = 'lg',
  initialFocus,
  finalFocus,
}: DialogProps) {
  const { openings, opener } = useOpenings(open)
  const leave = useEffectEvent(() => {
    // A dialog that closes gives the focus back by itself.
    if (open) requestAnimationFrame(goneWithIt)
  })
  useEffect(() => () => leave(), [])
  return (
    <Dialog.Root
      unstyled
      open={open}
      onOpenChange={(details) => details.open || onClose()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      onInteractOutside={(event) => isPressOutside(event.detail.originalEvent) || event.preventDefault()}
      onEscapeKeyDown={(event) => isOffering() && event.preventDefault()}
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
      {...(finalFocus ? { finalFocusEl: () => finalFocus.current } : {})}
      onExitComplete={() => requestAnimationFrame(() => keepFocus(finalFocus?.current ?? opener))}
    >
      <Portal>
        <Dialog.Backdrop css={backdropStyle} />
        <Dialog.Positioner css={positionerStyle[placement]}>
          <Dialog.Content css={contentStyle[placement]} maxWidth={maxWidth}>
            <Held key={openings} open={open}>
              <Dialog.Title textStyle="section" ps={{ base: '4', sm: '5' }} pe="14" pt="3.5" pb="2">
                {title}
              </Dialog.Title>
              <Body described={role === 'alertdialog'}>{children}</Body>
              {actions != null && (
                <chakra.div
                  display="flex"
                  flexWrap="wrap"
                  justifyContent="flex-end"
                  gap="2"
                  px={{ base: '4', sm: '5' }}
                  py="3"
                  borderTopWidth="1px"
                >
                  {actions}
                </chakra.div>
              )}
              {/* Last, so that the first field has the focus, not the way out. */}
              {role === 'dialog' && (
                <Dialog.CloseTrigger asChild>
                  <Button
                    variant="plain"
                    icon
                    aria-label="Close"
                    color="fg.muted"
                    position="absolute"
                    top="2"
                    insetEnd="2"
                  >
                    <X aria-hidden />
                  </Button>
                </Dialog.CloseTrigger>
              )}
            </Held>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** Only a confirmation is read out whole; a form's words are met one by one. */
function Body({ described, children }: { described: boolean; children: ReactNode }) {
  const body = (
    <chakra.div flex="1" overflowY="auto" px={{ base: '4', sm: '5' }} pt="1" pb="4">
      {children}
    </chakra.div>
  )
  return described ? <Dialog.Description asChild>{body}</Dialog.Description> : body
}
