import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/ui/button'
import { focusHeading } from '@/components/ui/page/page-heading'
import { TextField } from '@/components/ui/form/text-field'
import { TextLink } from '@/components/ui/text-link'
import { useForgotPassword } from '@/mutations/account'
import { returnState, SessionForm } from './session-form'
import { forgotPasswordFormSchema } from './session-forms.schema'
import { useSchemaForm, useSessionForm } from './use-session-form'
import { DoneNotice } from '@/components/session/done-notice'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const places = { email: 'email' } as const

/** The same for every address: it must not tell who has an account. */
const sent = 'If there is an account with this e-mail address, a link to set a new password is on its way.'

/** A9. */
export function ForgotPasswordForm() {
  const sayWhenLeft = useSayWhenLeft('Failed to ask for a new password')
  const ask = useForgotPassword((answer, error) => sayWhenLeft(error ?? (answer || sent)))
  const form = useSchemaForm(forgotPasswordFormSchema, { email: '' })
  const { field, frame } = useSessionForm(form, ask, {
    fields: ['email'],
    places,
    onSend: ({ email }) => ask.mutate(email),
  })
  return (
    <>
      {ask.isSuccess ? (
        <>
          <DoneNotice message={ask.data || sent} />
          <Button
            width="full"
            onClick={() => {
              focusHeading()
              ask.reset()
            }}
          >
            Check the address and ask again
          </Button>
        </>
      ) : (
        <SessionForm {...frame} label="Set a new password" submitLabel="Send the link">
          <TextField label="E-mail address" type="email" autoComplete="email" {...field('email')} />
        </SessionForm>
      )}
      <chakra.p mt="5">
        <TextLink to="/login" state={returnState}>
          Back to login
        </TextLink>
      </chakra.p>
    </>
  )
}
