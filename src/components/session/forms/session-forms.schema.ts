import * as v from 'valibot'
import { emailSchema } from '@/components/session/email.schema'
import { newPasswordSchema, repeatSchema, repeatWords } from '@/components/session/password.schema'
import { phoneSchema } from '@/components/session/phone.schema'
import { typedText } from '@/lib/text/text-schema'

const isRepeated = ({ password, repeat }: { password: string; repeat: string }) => password === repeat

const notTooLong = v.maxLength<string, 100, string>(100, 'Use at most 100 characters')
const nameSchema = v.pipe(typedText, notTooLong)
const neededName = (message: string) => v.pipe(typedText, v.nonEmpty(message), notTooLong)

export const registerFormSchema = v.pipe(
  v.object({
    firstName: neededName('Enter your first name'),
    lastName: neededName('Enter your last name'),
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
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, repeatWords), ['repeat']),
)

export const profileFormSchema = v.object({ firstName: nameSchema, lastName: nameSchema, phone: phoneSchema })

export const changePasswordFormSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Enter your current password')),
    password: newPasswordSchema,
    repeat: repeatSchema,
  }),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, repeatWords), ['repeat']),
)

export const forgotPasswordFormSchema = v.object({ email: emailSchema })

export const resetPasswordFormSchema = v.pipe(
  v.object({ password: newPasswordSchema, repeat: repeatSchema }),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, repeatWords), ['repeat']),
)
