import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import type { FormError } from '@/components/ui/form/error-summary'
import { refusedFields } from '@/components/ui/form/form-errors'
import { PasswordField } from '@/components/ui/form/password-field'
import { TextField } from '@/components/ui/form/text-field'
import { TextLink } from '@/components/ui/text-link'
import { takeUpForm } from '@/lib/early'
import { useAhead } from '@/lib/hooks/use-ahead'
import { preloadSessionCalls, useLogin } from '@/mutations/session'
import { loginErrors, loginFields } from './login-fields'
import { returnState, SessionForm } from './session-form'

const serverPaths = { email: 'email', password: 'password' } as const

/**
 * A4. Once the user is known the guard of /login leads on. Where to is kept on the way to the other pages.
 * The browser's own form: this is the one page whose code everybody waits for, and two fields need no form library.
 */
export function LoginForm() {
  const login = useLogin()
  const password = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState<{ errors: FormError[]; attempt: number }>({ errors: [], attempt: 0 })
  useAhead(preloadSessionCalls, true)
  useEffect(() => takeUpForm(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (login.isPending) return
    const fields = loginFields(new FormData(event.currentTarget))
    const errors = loginErrors(fields)
    setTyping(({ attempt }) => ({ errors, attempt: attempt + 1 }))
    if (errors.length > 0) return login.reset()
    login.mutate(fields, {
      onError: () => {
        // Not what was typed meanwhile.
        if (password.current?.value === fields.password) password.current.value = ''
      },
    })
  }
  const refused = refusedFields(login.error, serverPaths)
  const errors = typing.errors.length > 0 ? typing.errors : refused
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message
  return (
    <>
      <SessionForm
        label="Log in"
        errors={errors}
        attempt={typing.attempt}
        failure={refused.length > 0 ? null : login.error}
        submitLabel="Log in"
        submitting={login.isPending}
        onSubmit={submit}
      >
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          error={errorOf('email')}
        />
        <PasswordField
          ref={password}
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
          <CheckboxField name="rememberMe" label="Remember me on this device" />
          <TextLink to="/forgot-password" state={returnState}>
            Forgot password?
          </TextLink>
        </chakra.div>
      </SessionForm>
      <chakra.p mt="5">
        New here?{' '}
        <TextLink to="/register" state={returnState}>
          Create an account
        </TextLink>
      </chakra.p>
    </>
  )
}
