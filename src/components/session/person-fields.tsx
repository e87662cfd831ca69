import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/form/text-field'

type Name = 'firstName' | 'lastName' | 'phone'

/** Who somebody is, of a new account and of one that stands. */
export function PersonFields({
  firstName,
  lastName,
  email,
  phone,
  errors,
}: Record<Name, UseFormRegisterReturn> & {
  /** The field between the names and the phone: it is not always to be filled in. */
  email: ReactNode
  errors: Partial<Record<Name, { message?: string | undefined }>>
}) {
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        {...firstName}
        error={errors.firstName?.message}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        {...lastName}
        error={errors.lastName?.message}
      />
      {email}
      <TextField
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        {...phone}
        error={errors.phone?.message}
      />
    </>
  )
}
