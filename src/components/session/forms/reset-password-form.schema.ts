import * as v from 'valibot'
import { newPasswordSchema, repeatSchema, repeatWords } from '@/components/session/password.schema'

export const resetPasswordFormSchema = v.pipe(
  v.object({ password: newPasswordSchema, repeat: repeatSchema }),
  v.forward(
    v.partialCheck([['password'], ['repeat']], ({ password, repeat }) => password === repeat, repeatWords),
    ['repeat'],
  ),
)

export type ResetPasswordForm = v.InferOutput<typeof resetPasswordFormSchema>
