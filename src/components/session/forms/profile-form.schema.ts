import * as v from 'valibot'
import { phoneSchema } from '@/components/session/phone.schema'
import { typedText } from '@/lib/text/text-schema'

const name = v.pipe(typedText, v.maxLength(100, 'Use at most 100 characters'))

export const profileFormSchema = v.object({ firstName: name, lastName: name, phone: phoneSchema })

export type ProfileForm = v.InferOutput<typeof profileFormSchema>
