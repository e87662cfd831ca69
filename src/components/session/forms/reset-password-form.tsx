import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { TextLink } from '@/components/ui/text-link'
import { useTimeout } from '@/lib/hooks/use-timeout'
import { useResetPassword } from '@/mutations/account'
import { NewPasswordFields } from '@/components/session/new-password-fields'
import { type ResetPasswordForm as Values, resetPasswordFormSchema } from './reset-password-form.schema'
import { SessionForm } from './session-form'
import { DoneNotice } from '@/components/session/done-notice'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const readingMs = 3000
const serverPaths = { password: 'password' } as const
const changed = 'Your password has been changed.'

/** A9. `token` is the one of the link in the mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const sayWhenLeft = useSayWhenLeft('Failed to change your password')
  const reset = useResetPassword(token, (answer, error) => sayWhenLeft(error ?? (answer || changed)))
  const { register, handleSubmit, setError, control, formState } = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(resetPasswordFormSchema),
    defaultValues: { password: '', repeat: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const password = useWatch({ control, name: 'password' })

  const failure = useServerErrors(reset.error, serverPaths, setError)
  if (reset.isSuccess) return <ResetDone message={reset.data || changed} />
  return (
    <>
      <SessionForm
        label="Choose a new password"
        errors={summaryOf(errors, ['password', 'repeat'])}
        attempt={submitCount}
        failure={failure}
        submitWords="Change password"
        submitting={reset.isPending}
        onSubmit={handleSubmit(
          (values) => reset.mutate(values.password),
          () => reset.reset(),
        )}
      >
        <NewPasswordFields
          value={password}
          password={register('password', { deps: ['repeat'] })}
          repeat={register('repeat')}
          errors={{ password: errors.password?.message, repeat: errors.repeat?.message }}
        />
      </SessionForm>
      <chakra.p mt="5">
        Has the link expired? <TextLink to="/forgot-password">Ask for a new one</TextLink>
      </chakra.p>
    </>
  )
}

/** The address still holds the spent token: /login takes its place in the history. */
function ResetDone({ message }: { message: string }) {
  const navigate = useNavigate()
  useTimeout(() => void navigate({ to: '/login', replace: true }), readingMs)
  return (
    <>
      <DoneNotice message={message} detail="The login page opens in three seconds." />
      <TextLink to="/login" replace>
        Log in now
      </TextLink>
    </>
  )
}
