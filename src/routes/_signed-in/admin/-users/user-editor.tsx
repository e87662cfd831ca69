import { useId } from 'react'
import { useSession } from '@/auth/session-store'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Drawer } from '@/components/ui/overlay/lazy-dialog'
import type { LocalUser } from '@/domain/users/local-user'
import { words } from '@/domain/words'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { dropDraft } from '@/lib/storage/user-data'
import { isolated } from '@/lib/text/isolated'
import { notify } from '@/lib/notify'
import { useCreateUser, useUpdateUser } from '@/mutations/users'
import { UserForm } from './user-form'
import type { UserValues } from './user-form.schema'

export interface UserEditorProps {
  edited: string | undefined
  users: readonly LocalUser[]
  onClose: () => void
}

/** The user that the address names, in a panel at the side. */
export function UserEditor({ edited, users, onClose }: UserEditorProps) {
  const user = users.find(({ _id }) => _id === edited)
  const isNew = edited === 'new'
  const formId = useId()
  const userId = useSession((session) => session.user?._id) ?? ''
  const draftKey = `admin-user:${edited}`
  const create = useCreateUser()
  const update = useUpdateUser(edited ?? '')
  const save = isNew ? create : update
  useOnChange(edited, () => {
    // The browser's Back closes it too: another user's editor has failed in nothing yet.
    for (const failed of [create, update]) if (failed.isError) failed.reset()
  })
  const close = () => {
    if (!save.isPending) onClose()
  }
  const submit = (values: UserValues) =>
    save.mutate(values, {
      onSuccess: ({ name }) => {
        dropDraft(userId, draftKey)
        notify({ type: 'success', message: isNew ? `${isolated(name)} added` : `${isolated(name)} saved` })
        onClose()
      },
    })
  return (
    <Drawer
      open={edited !== undefined}
      onClose={close}
      title={isNew ? 'Add user' : (user?.name ?? words.userNotFound)}
      actions={
        (isNew || user) && (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={formId} variant="solid" loading={save.isPending}>
              {isNew ? 'Add user' : 'Save user'}
            </Button>
          </>
        )
      }
    >
      {isNew || user ? (
        <UserForm
          key={edited}
          id={formId}
          {...{ draftKey, userId, user }}
          failure={save.error}
          onSend={submit}
        />
      ) : (
        <EmptyState title={words.userNotFound} text="It was deleted, or the page was loaded again since." />
      )}
    </Drawer>
  )
}
