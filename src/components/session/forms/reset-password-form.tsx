import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { TextLink } from '@/components/ui/text-link'
import { useTimeout } from '@/lib/hooks/use-timeout'
import { useResetPassword } from '@/mutations/account'
import { NewPasswordFields } from '@/components/session/new-password-fields'
import { SessionForm } from './session-form'
import { resetPasswordFormSchema } from './session-forms.schema'
import { useSchemaForm, useSessionForm } from './use-session-form'
import { DoneNotice } from '@/components/session/done-notice'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const readingMs = 3000
const places = { password: 'password' } as const
const changed = 'Your password has been changed.'

/** A9. `token` is the one of the link in the mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const sayWhenLeft = useSayWhenLeft('Failed to change your password')
  const reset = useResetPassword(token, (answer, error) => sayWhenLeft(error ?? (answer || changed)))
  const form = useSchemaForm(resetPasswordFormSchema, { password: '', repeat: '' })
  const typed = useWatch({ control: form.control, name: 'password' })
  const { field, frame } = useSessionForm(form, reset, {
    fields: ['password', 'repeat'],
    places,
    onSend: ({ password }) => reset.mutate(password),
  })
  if (reset.isSuccess) return <ResetDone message={reset.data || changed} />
  return (
    <>
      <SessionForm {...frame} label="Choose a new password" submitLabel="Change password">
        <NewPasswordFields
          value={typed}
          password={field('password', { deps: ['repeat'] })}
          repeat={field('repeat')}
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
