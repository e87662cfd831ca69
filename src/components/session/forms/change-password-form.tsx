import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { useSession } from '@/auth/session-store'
import { summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { PasswordField } from '@/components/ui/form/password-field'
import { useChangePassword } from '@/mutations/account'
import { changePasswordFormSchema, type ChangePasswordForm as Values } from './change-password-form.schema'
import { NewPasswordFields } from '@/components/session/new-password-fields'
import { SessionForm } from './session-form'
import { DoneNotice } from '@/components/session/done-notice'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const fields = ['currentPassword', 'password', 'repeat'] as const
const serverPaths = { currentPassword: 'currentPassword', newPassword: 'password' } as const
const changed = 'Your password has been changed.'
const blank: Values = { currentPassword: '', password: '', repeat: '' }

/** A9: the fields are emptied only after success. */
export function ChangePasswordForm() {
  const sayWhenLeft = useSayWhenLeft('Failed to change your password')
  const change = useChangePassword((message, error) => sayWhenLeft(error ?? (message || changed)))
  const email = useSession(({ user }) => user?.email)
  const { register, handleSubmit, setError, control, formState, reset } = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(changePasswordFormSchema),
    defaultValues: blank,
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const failure = useServerErrors(change.error, serverPaths, setError)
  const password = useWatch({ control, name: 'password' })
  const submit = ({ currentPassword, password: newPassword }: Values) => {
    change.mutate({ currentPassword, newPassword }, { onSuccess: () => reset(blank) })
  }
  return (
    <>
      {change.isSuccess && <DoneNotice message={change.data || changed} />}
      <SessionForm
        label="Change password"
        errors={summaryOf(errors, fields)}
        attempt={submitCount}
        failure={failure}
        submitWords="Change password"
        submitting={change.isPending}
        onSubmit={handleSubmit(submit, () => change.reset())}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <NewPasswordFields
          value={password}
          password={register('password', { deps: ['repeat'] })}
          repeat={register('repeat')}
          errors={{ password: errors.password?.message, repeat: errors.repeat?.message }}
        />
      </SessionForm>
    </>
  )
}
