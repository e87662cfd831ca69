import * as v from 'valibot'
import { emailSchema } from '@/components/session/email.schema'
import { newPasswordSchema, repeatSchema, repeatWords } from '@/components/session/password.schema'
import { phoneSchema } from '@/components/session/phone.schema'
import { typedText } from '@/lib/text/text-schema'

const name = (words: string) =>
  v.pipe(typedText, v.nonEmpty(words), v.maxLength(100, 'Use at most 100 characters'))

export const registerFormSchema = v.pipe(
  v.object({
    firstName: name('Enter your first name'),
    lastName: name('Enter your last name'),
    email: emailSchema,
    phone: phoneSchema,
    password: newPasswordSchema,
    repeat: repeatSchema,
    accepted: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, 'Accept the terms to create an account'),
    ),
    rememberMe: v.boolean(),
  }),
  v.forward(
    v.partialCheck([['password'], ['repeat']], ({ password, repeat }) => password === repeat, repeatWords),
    ['repeat'],
  ),
)

export type RegisterForm = v.InferOutput<typeof registerFormSchema>
