import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { dialogTrigger } from '@/components/ui/overlay/lazy-dialog'
import type { LocalUser } from '@/domain/users/local-user'
import { errorWords } from '@/lib/http/api-error'
import { isolated } from '@/lib/text/isolated'
import { notify } from '@/lib/notify'
import { useDeleteUser, useSetUserStatus } from '@/mutations/users'

/** Switching a user on and off shows at once; deleting asks first, since this list has no way back. */
export function UserActions({ user }: { user: LocalUser }) {
  const other = user.status === 'active' ? 'inactive' : 'active'
  // Each keeps its meaning while it is under way, and its row shows the other one.
  const setStatus = {
    active: useSetUserStatus(user._id, 'active'),
    inactive: useSetUserStatus(user._id, 'inactive'),
  }
  const remove = useDeleteUser(user._id)
  const [asking, setAsking] = useState(false)
  return (
    <chakra.span display="inline-flex" gap="1">
      <Button
        size="sm"
        variant="plain"
        aria-label={`${other === 'active' ? 'Activate' : 'Deactivate'} ${user.name}`}
        onClick={() => setStatus[other].mutate()}
      >
        {other === 'active' ? 'Activate' : 'Deactivate'}
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-label={`Delete ${user.name}`}
        onClick={() => setAsking(true)}
        {...dialogTrigger}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => {
          setAsking(false)
          // Asked again, it has not failed yet.
          if (!remove.isPending) remove.reset()
        }}
        onConfirm={() =>
          remove.isPending ||
          remove.mutate(undefined, {
            onSuccess: () => notify({ type: 'success', message: `${isolated(user.name)} deleted` }),
          })
        }
        title={
          <>
            Delete <Bdi>{user.name}</Bdi>?
          </>
        }
        confirmLabel="Delete user"
        cancelLabel="Keep user"
        loading={remove.isPending}
      >
        {remove.error && <ErrorNotice {...errorWords(remove.error)} />}
        <p>
          The sample list loses <Bdi>{user.email}</Bdi> until the page is loaded again. Nothing else changes.
        </p>
      </ConfirmDialog>
    </chakra.span>
  )
}
