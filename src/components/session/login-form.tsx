import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { useLogin } from '@/mutations/session'
import { placeErrors, summaryOf } from './form-errors'
import { type LoginForm as Values, loginFormSchema } from './login-form.schema'
import { returnState } from './return-state'
import { SessionForm } from './session-form'

const fields = ['email', 'password'] as const
const serverPaths = { email: 'email', password: 'password' } as const

/** A4. Once the user is known the guard of /login leads on. `from` is where to, kept on the way to the other pages. */
export function LoginForm({ from }: { from?: string | undefined }) {
  const login = useLogin()
  const [placed, setPlaced] = useState(false)
  const { register, handleSubmit, setError, setValue, formState } = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(loginFormSchema),
    defaultValues: { email: '', password: '', rememberMe: false },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  const submit = (values: Values) => {
    if (login.isPending) return
    login.mutate(values, {
      onError: (error) => {
        setValue('password', '')
        setPlaced(placeErrors(error, serverPaths, setError))
      },
    })
  }
  return (
    <>
      <SessionForm
        label="Log in"
        errors={summaryOf(errors, fields)}
        attempt={submitCount}
        failure={placed ? null : login.error}
        submitWords="Log in"
        submitting={login.isPending}
        onSubmit={handleSubmit(submit, () => login.reset())}
      >
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="username"
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField label="Password" {...register('password')} error={errors.password?.message} />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
          <CheckboxField label="Remember me on this device" {...register('rememberMe')} />
          <TextLink to="/forgot-password" state={returnState(from)}>
            Forgot password?
          </TextLink>
        </chakra.div>
      </SessionForm>
      <chakra.p mt="5">
        New here?{' '}
        <TextLink to="/register" state={returnState(from)}>
          Create an account
        </TextLink>
      </chakra.p>
    </>
  )
}
