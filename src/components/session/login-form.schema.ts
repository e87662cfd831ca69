import * as v from 'valibot'
import { emailSchema } from './email.schema'

export const loginFormSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
  rememberMe: v.boolean(),
})

export type LoginForm = v.InferOutput<typeof loginFormSchema>
