import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useOnBack } from '@/lib/hooks/use-listener'
import { Button } from '@/components/ui/button'
import { Dialog } from './lazy-dialog'

/** Asks once more before something goes. The way back has the focus; `children` say what goes and what comes back. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel = 'Go back',
  destructive = true,
  loading = false,
  finalFocus,
  children,
}: {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** A verb with its object: "Cancel booking". */
  confirmLabel: string
  cancelLabel?: string | undefined
  destructive?: boolean | undefined
  loading?: boolean | undefined
  finalFocus?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
}) {
  useOnBack(open, onClose)
  const back = useRef<HTMLButtonElement>(null)
  const confirmed = useRef(false)
  useEffect(() => {
    // Not while it closes: it can still be pressed then.
    if (open) confirmed.current = false
  }, [open, loading])
  // A double press is one decision.
  const confirm = () => {
    if (confirmed.current) return
    confirmed.current = true
    onConfirm()
  }
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={title}
      maxWidth="28rem"
      initialFocus={back}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={back} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={destructive ? 'dangerSolid' : 'solid'} loading={loading} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
