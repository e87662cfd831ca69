import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { TextField } from '@/components/ui/form/text-field'
import { TextLink } from '@/components/ui/text-link'
import { useRegister } from '@/mutations/session'
import { NewPasswordFields } from '@/components/session/new-password-fields'
import { PersonFields } from '@/components/session/person-fields'
import { type RegisterForm as Values, registerFormSchema } from './register-form.schema'
import { returnState } from '@/components/session/return-state'
import { SessionForm } from './session-form'
import { Terms } from '@/components/session/terms'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const fields = ['firstName', 'lastName', 'email', 'phone', 'password', 'repeat', 'accepted'] as const

/** Back ends that know one name only complain about that. */
const serverPaths = {
  username: 'firstName',
  name: 'firstName',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  password: 'password',
} as const

/** A4. Once the account exists the guard of /register leads on, as after a login. */
export function RegisterForm() {
  const sayWhenLeft = useSayWhenLeft('Failed to create your account')
  const signUp = useRegister((_answer, error) => error && sayWhenLeft(error))
  const { register, handleSubmit, setError, control, formState } = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(registerFormSchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      repeat: '',
      accepted: false,
      rememberMe: false,
    },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const failure = useServerErrors(signUp.error, serverPaths, setError)
  const password = useWatch({ control, name: 'password' })
  return (
    <>
      <SessionForm
        label="Create an account"
        errors={summaryOf(errors, fields)}
        attempt={submitCount}
        failure={failure}
        submitWords="Create account"
        submitting={signUp.isPending}
        onSubmit={handleSubmit(
          (values) => signUp.mutate(values),
          () => signUp.reset(),
        )}
      >
        <PersonFields
          firstName={register('firstName')}
          lastName={register('lastName')}
          phone={register('phone')}
          errors={errors}
          email={
            <TextField
              label="E-mail address"
              type="email"
              autoComplete="email"
              {...register('email')}
              error={errors.email?.message}
            />
          }
        />
        <NewPasswordFields
          label="Password"
          value={password}
          password={register('password', { deps: ['repeat'] })}
          repeat={register('repeat')}
          errors={{ password: errors.password?.message, repeat: errors.repeat?.message }}
        />
        <CheckboxField
          label="I accept the terms"
          {...register('accepted')}
          error={errors.accepted?.message}
        />
        <Terms />
        <CheckboxField label="Remember me on this device" {...register('rememberMe')} />
      </SessionForm>
      <chakra.p mt="5">
        You have an account?{' '}
        <TextLink to="/login" state={returnState}>
          Log in
        </TextLink>
      </chakra.p>
    </>
  )
}
