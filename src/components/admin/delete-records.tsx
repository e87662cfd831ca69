import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState, type ReactNode } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Button, type ButtonProps } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { dialogTrigger } from '@/components/ui/overlay/lazy-dialog'

/** J2: asks before records go, and says what their going touches. Afterwards it can still be undone. */
export function DeleteRecords({
  what,
  children,
  onDelete,
  ...button
}: ButtonProps & {
  /** 'Pune Junction (PUNE)', '12 stations'. */
  what: string
  /** What it touches; drawn only while the dialog is open. */
  children: ReactNode
  onDelete: () => void
}) {
  const [asking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        variant="danger"
        {...button}
        ref={trigger}
        aria-label={button['aria-label'] ?? `Delete ${what}`}
        onClick={() => setAsking(true)}
        {...dialogTrigger}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onDelete()
        }}
        title={
          <>
            Delete <Bdi>{what}</Bdi>?
          </>
        }
        confirmLabel="Delete"
        cancelLabel="Keep"
        finalFocus={trigger}
      >
        {asking && children}
        <chakra.p mt="2" color="fg.muted">
          It is sent after 10 seconds; until then it can be undone.
        </chakra.p>
      </ConfirmDialog>
    </>
  )
}
