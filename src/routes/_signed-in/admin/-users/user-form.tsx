import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorNotice } from '@/components/ui/error-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { placeErrors, refusedFields, summaryOf } from '@/components/ui/form-errors'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { localRoles, localStatuses, type LocalUser } from '@/domain/users/local-user'
import { errorWords } from '@/lib/api-error'
import { type UserFields, type UserValues, userFields, userFormSchema } from './user-form.schema'
import { roleNames, statusNames } from './user-words'

const places = { name: 'name', email: 'email', role: 'role', status: 'status' } as const

/** ADM-9: a new user is active unless it says otherwise. */
export function UserForm({
  id,
  user,
  failure,
  onSend,
}: {
  id: string
  user: LocalUser | undefined
  failure: Error | null
  onSend: (values: UserValues) => void
}) {
  const { register, handleSubmit, setError, formState } = useForm<UserFields, unknown, UserValues>({
    resolver: standardSchemaResolver(userFormSchema),
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      role: user?.role ?? 'user',
      status: user?.status ?? 'active',
    },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  useEffect(() => void placeErrors(failure, places, setError), [failure, setError])
  return (
    <chakra.form id={id} noValidate aria-label="User" onSubmit={handleSubmit(onSend)} display="grid" gap="4">
      <ErrorSummary errors={summaryOf(errors, userFields)} attempt={submitCount} />
      {failure && refusedFields(failure, places).length === 0 && <ErrorNotice {...errorWords(failure)} />}
      <TextField
        {...register('name')}
        label="Full name"
        autoComplete="off"
        dir="auto"
        error={errors.name?.message}
      />
      <TextField
        {...register('email')}
        label="E-mail address"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
      />
      <SelectField
        {...register('role')}
        label="Role"
        options={localRoles.map((role) => ({ value: role, label: roleNames[role] }))}
        error={errors.role?.message}
      />
      <SelectField
        {...register('status')}
        label="Status"
        options={localStatuses.map((status) => ({ value: status, label: statusNames[status] }))}
        error={errors.status?.message}
      />
    </chakra.form>
  )
}
