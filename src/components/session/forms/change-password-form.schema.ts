import * as v from 'valibot'
import { newPasswordSchema, repeatSchema, repeatWords } from '@/components/session/password.schema'

export const changePasswordFormSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Enter your current password')),
    password: newPasswordSchema,
    repeat: repeatSchema,
  }),
  v.forward(
    v.partialCheck([['password'], ['repeat']], ({ password, repeat }) => password === repeat, repeatWords),
    ['repeat'],
  ),
)

export type ChangePasswordForm = v.InferOutput<typeof changePasswordFormSchema>
