import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/overlay/confirm-dialog'
import type { LocalUser } from '@/domain/users/local-user'
import { isolated } from '@/lib/text/isolated'
import { notify } from '@/lib/notify'
import { useDeleteUser, useSetUserStatus } from '@/mutations/users'

/** Switching a user on and off shows at once; deleting asks first, and the user goes when that is done, not before. */
export function UserActions({ user }: { user: LocalUser }) {
  const other = user.status === 'active' ? 'inactive' : 'active'
  // Each keeps its meaning while it is under way, and its row shows the other one.
  const setStatus = {
    active: useSetUserStatus(user._id, 'active'),
    inactive: useSetUserStatus(user._id, 'inactive'),
  }
  const remove = useDeleteUser(user._id, () =>
    notify({ type: 'success', message: `${isolated(user.name)} deleted` }),
  )
  return (
    <chakra.span display="inline-flex" gap="1">
      <Button
        size="sm"
        variant="plain"
        // The longer word: what stands beside it makes a column.
        minWidth="6rem"
        aria-label={`${other === 'active' ? 'Activate' : 'Deactivate'} ${user.name}`}
        onClick={() => setStatus[other].mutate()}
      >
        {other === 'active' ? 'Activate' : 'Deactivate'}
      </Button>
      <ConfirmButton
        size="sm"
        loading={remove.isPending}
        aria-label={`Delete ${user.name}`}
        title={
          <>
            Delete <Bdi>{user.name}</Bdi>?
          </>
        }
        confirmLabel="Delete user"
        cancelLabel="Keep user"
        onConfirm={() => remove.mutate()}
        question={
          <p>
            The sample list loses <Bdi>{user.email}</Bdi> until the page is loaded again. Nothing else
            changes.
          </p>
        }
      >
        Delete
      </ConfirmButton>
    </chakra.span>
  )
}
