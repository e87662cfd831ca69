import { type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { ConfirmDialog } from './confirm-dialog'
import { dialogTrigger } from './lazy-dialog'

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
