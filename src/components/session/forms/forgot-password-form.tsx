import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { focusHeading } from '@/components/ui/page/page-heading'
import { summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { TextField } from '@/components/ui/form/text-field'
import { TextLink } from '@/components/ui/text-link'
import { useForgotPassword } from '@/mutations/account'
import { type ForgotPasswordForm as Values, forgotPasswordFormSchema } from './forgot-password-form.schema'
import { returnState } from '@/components/session/return-state'
import { SessionForm } from './session-form'
import { DoneNotice } from '@/components/session/done-notice'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const serverPaths = { email: 'email' } as const

/** The same for every address: it must not tell who has an account. */
const sent = 'If there is an account with this e-mail address, a link to set a new password is on its way.'

/** A9. */
export function ForgotPasswordForm() {
  const sayWhenLeft = useSayWhenLeft('Failed to ask for a new password')
  const ask = useForgotPassword((answer, error) => sayWhenLeft(error ?? (answer || sent)))
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(forgotPasswordFormSchema),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const failure = useServerErrors(ask.error, serverPaths, setError)
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
        <SessionForm
          label="Set a new password"
          errors={summaryOf(errors, ['email'])}
          attempt={submitCount}
          failure={failure}
          submitWords="Send the link"
          submitting={ask.isPending}
          onSubmit={handleSubmit(
            ({ email }) => ask.mutate(email),
            () => ask.reset(),
          )}
        >
          <TextField
            label="E-mail address"
            type="email"
            autoComplete="email"
            {...register('email')}
            error={errors.email?.message}
          />
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
