import type { ReactNode } from 'react'
import type { FieldProps } from '@/components/ui/form/form-errors'
import { TextField } from '@/components/ui/form/text-field'

/** Who somebody is, of a new account and of one that stands. */
export function PersonFields({
  firstName,
  lastName,
  email,
  phone,
}: Record<'firstName' | 'lastName' | 'phone', FieldProps> & {
  /** The field between the names and the phone: it is not always to be filled in. */
  email: ReactNode
}) {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...firstName} />
      <TextField label="Last name" autoComplete="family-name" {...lastName} />
      {email}
      <TextField label="Phone" optional type="tel" autoComplete="tel" {...phone} />
    </>
  )
}
