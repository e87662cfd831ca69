import { useSession } from '@/auth/session-store'
import { RecordPanel } from '@/components/admin/record-panel'
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
    <RecordPanel
      noun="user"
      {...{ edited, isNew }}
      name={user?.name}
      missing={{
        title: words.userNotFound,
        headline: words.userNotFound,
        text: 'It was deleted, or the page was loaded again since.',
      }}
      closeLabel="Cancel"
      isSaving={save.isPending}
      onClose={close}
    >
      {(formId) => <UserForm {...{ formId, draftKey, userId, user }} failure={save.error} onSend={submit} />}
    </RecordPanel>
  )
}
