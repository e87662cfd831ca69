import * as v from 'valibot'
import { emailSchema } from '@/components/session/email.schema'

export const forgotPasswordFormSchema = v.object({ email: emailSchema })

export type ForgotPasswordForm = v.InferOutput<typeof forgotPasswordFormSchema>
