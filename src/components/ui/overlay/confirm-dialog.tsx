import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useOnBack } from '@/lib/hooks/use-listener'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Dialog, dialogTrigger } from './lazy-dialog'

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
  // Each opening asks for one decision, and so does each failed attempt. While it closes, it can still be pressed.
  const [asked, setAsked] = useState({ open, loading, times: 0 })
  if (asked.open !== open || asked.loading !== loading) setAsked({ open, loading, times: asked.times + 1 })
  const decided = useRef(-1)
  const confirm = () => {
    if (decided.current === asked.times) return
    decided.current = asked.times
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

/** A button that asks first: the question closes, and then `onConfirm` acts. What came of it is said by a notice. */
export function ConfirmButton({
  title,
  confirmLabel,
  cancelLabel,
  question,
  onConfirm,
  ...button
}: Omit<ButtonProps, 'title'> & {
  title: ReactNode
  /** A verb with its object: "Delete review". */
  confirmLabel: string
  cancelLabel: string
  /** What goes, and what comes back. */
  question: ReactNode
  onConfirm: () => void
}) {
  const [asking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button variant="danger" {...button} ref={trigger} onClick={() => setAsking(true)} {...dialogTrigger} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        finalFocus={trigger}
      >
        {question}
      </ConfirmDialog>
    </>
  )
}
