import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldProps } from '@/components/ui/form/form-errors'
import { PasswordField } from '@/components/ui/form/password-field'
import { PasswordRules } from './password-rules'

const rulesId = 'password-rules'

/** A new password with its rules, and the same once more. Pasting works in both (SES-7). */
export function NewPasswordFields({
  label = 'New password',
  value,
  password,
  repeat,
}: {
  /** Of a new account it is the only password there is: 'Password'. */
  label?: string | undefined
  /** What is typed so far, for the rules. */
  value: string
  password: FieldProps
  repeat: FieldProps
}) {
  return (
    <>
      <chakra.div display="grid" gap="2">
        <PasswordField label={label} autoComplete="new-password" aria-describedby={rulesId} {...password} />
        <PasswordRules id={rulesId} password={value} />
      </chakra.div>
      <PasswordField label="Repeat the password" autoComplete="new-password" {...repeat} />
    </>
  )
}
