import { useWatch } from 'react-hook-form'
import { useSession } from '@/auth/session-store'
import { PasswordField } from '@/components/ui/form/password-field'
import { useChangePassword } from '@/mutations/account'
import { NewPasswordFields } from '@/components/session/new-password-fields'
import { SessionForm } from './session-form'
import { changePasswordFormSchema } from './session-forms.schema'
import { useSchemaForm, useSessionForm } from './use-session-form'
import { DoneNotice } from '@/components/session/done-notice'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const places = { currentPassword: 'currentPassword', newPassword: 'password' } as const
const changed = 'Your password has been changed.'
const blank = { currentPassword: '', password: '', repeat: '' }

/** A9: the fields are emptied only after success. */
export function ChangePasswordForm() {
  const sayWhenLeft = useSayWhenLeft('Failed to change your password')
  const change = useChangePassword((message, error) => sayWhenLeft(error ?? (message || changed)))
  const email = useSession(({ user }) => user?.email)
  const form = useSchemaForm(changePasswordFormSchema, blank)
  const { field, frame } = useSessionForm(form, change, {
    fields: ['currentPassword', 'password', 'repeat'],
    places,
    onSend: ({ currentPassword, password: newPassword }) =>
      change.mutate({ currentPassword, newPassword }, { onSuccess: () => form.reset(blank) }),
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <>
      {change.isSuccess && <DoneNotice message={change.data || changed} />}
      <SessionForm {...frame} label="Change password" submitLabel="Change password">
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields
          value={typed}
          password={field('password', { deps: ['repeat'] })}
          repeat={field('repeat')}
        />
      </SessionForm>
    </>
  )
}
