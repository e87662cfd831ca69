import type { FormError } from '@/components/ui/form/error-summary'
import { emailProblem } from '@/components/session/email'
import { trimmed } from '@/lib/text/text'

export interface LoginFields {
  email: string
  password: string
  rememberMe: boolean
}

const textIn = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What is typed, trimmed where blanks mean nothing. */
export const loginFields = (data: FormData): LoginFields => ({
  email: trimmed(textIn(data, 'email')),
  password: textIn(data, 'password'),
  rememberMe: data.get('rememberMe') !== null,
})

/** What keeps the form from being sent, in the order of its fields (api-model 8). */
export function loginErrors({ email, password }: LoginFields): FormError[] {
  const problem = emailProblem(email)
  return [
    ...(problem ? [{ fieldId: 'email', message: problem }] : []),
    ...(password === '' ? [{ fieldId: 'password', message: 'Enter your password' }] : []),
  ]
}
