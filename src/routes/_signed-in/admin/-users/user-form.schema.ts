import * as v from 'valibot'
import { emailSchema } from '@/components/session/email.schema'
import { localRoles, localStatuses } from '@/domain/users/local-user'
import { typedText } from '@/lib/text/text-schema'

export const userFormSchema = v.object({
  name: v.pipe(typedText, v.nonEmpty('Enter the name'), v.maxLength(100, 'At most 100 characters')),
  email: v.pipe(typedText, v.nonEmpty('Enter the e-mail address'), emailSchema),
  role: v.picklist(localRoles, 'Choose a role'),
  status: v.picklist(localStatuses, 'Choose a status'),
})

export type UserFields = v.InferInput<typeof userFormSchema>
export type UserValues = v.InferOutput<typeof userFormSchema>
export const userFields = ['name', 'email', 'role', 'status'] as const
