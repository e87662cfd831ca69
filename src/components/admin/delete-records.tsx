import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Bdi } from '@/components/ui/bdi'
import type { ButtonProps } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/overlay/confirm-dialog'

/** J2: asks before records go, and says what their going touches. Afterwards it can still be undone. */
export const DeleteRecords = ({
  what,
  children,
  onDelete,
  ...button
}: Omit<ButtonProps, 'title'> & {
  /** 'Pune Junction (PUNE)', '12 stations'. */
  what: string
  /** What it touches; drawn only while the dialog is open. */
  children: ReactNode
  onDelete: () => void
}) => (
  <ConfirmButton
    aria-label={`Delete ${what}`}
    {...button}
    title={
      <>
        Delete <Bdi>{what}</Bdi>?
      </>
    }
    confirmLabel="Delete"
    cancelLabel="Keep"
    onConfirm={onDelete}
    question={
      <>
        {children}
        <chakra.p mt="2" color="fg.muted">
          It is sent after 10 seconds; until then it can be undone.
        </chakra.p>
      </>
    }
  >
    Delete
  </ConfirmButton>
)
