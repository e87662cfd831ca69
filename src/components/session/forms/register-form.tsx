import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextField } from '@/components/ui/form/text-field'
import { TextLink } from '@/components/ui/text-link'
import { useAhead } from '@/lib/hooks/use-ahead'
import { preloadSessionCalls, useRegister } from '@/mutations/session'
import { NewPasswordFields } from '@/components/session/new-password-fields'
import { PersonFields } from '@/components/session/person-fields'
import { returnState, SessionForm } from './session-form'
import { registerFormSchema } from './session-forms.schema'
import { useSchemaForm, useSessionForm } from './use-session-form'
import { Terms } from '@/components/session/terms'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

/** Back ends that know one name only complain about that. */
const places = {
  username: 'firstName',
  name: 'firstName',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  password: 'password',
} as const

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  repeat: '',
  accepted: false,
  rememberMe: false,
}

/** A4. Once the account exists the guard of /register leads on, as after a login. */
export function RegisterForm() {
  const sayWhenLeft = useSayWhenLeft('Failed to create your account')
  const signUp = useRegister((_answer, error) => error && sayWhenLeft(error))
  useAhead(preloadSessionCalls, true)
  const form = useSchemaForm(registerFormSchema, blank)
  const typed = useWatch({ control: form.control, name: 'password' })
  const { field, frame } = useSessionForm(form, signUp, {
    fields: ['firstName', 'lastName', 'email', 'phone', 'password', 'repeat', 'accepted'],
    places,
    onSend: (values) => signUp.mutate(values),
  })
  return (
    <>
      <SessionForm {...frame} label="Create an account" submitLabel="Create account">
        <PersonFields
          firstName={field('firstName')}
          lastName={field('lastName')}
          phone={field('phone')}
          email={<TextField label="E-mail address" type="email" autoComplete="email" {...field('email')} />}
        />
        <NewPasswordFields
          label="Password"
          value={typed}
          password={field('password', { deps: ['repeat'] })}
          repeat={field('repeat')}
        />
        <CheckboxField label="I accept the terms" {...field('accepted')} />
        <Terms />
        <CheckboxField label="Remember me on this device" {...field('rememberMe')} />
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
