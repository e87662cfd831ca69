import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as v from 'valibot'
import { RecordForm } from '@/components/admin/record-form'
import { useKeptForm } from '@/components/ui/form/use-kept-form'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { localRoles, localStatuses, type LocalUser } from '@/domain/users/local-user'
import { errorWords } from '@/lib/http/api-error'
import { type UserFields, type UserValues, userFields, userFormSchema } from './user-form.schema'
import { roleNames, statusNames } from './user-words'

const places = { name: 'name', email: 'email', role: 'role', status: 'status' } as const

const draftSchema = v.partial(
  v.object({
    name: v.string(),
    email: v.string(),
    role: v.picklist(localRoles),
    status: v.picklist(localStatuses),
  }),
)

/** ADM-9: a new user is active unless it says otherwise. */
export function UserForm({
  id,
  draftKey,
  userId,
  user,
  failure,
  onSend,
}: {
  id: string
  draftKey: string
  /** Who types. */
  userId: string
  user: LocalUser | undefined
  failure: Error | null
  onSend: (values: UserValues) => void
}) {
  const { form, fromDraft, onStartAgain } = useKeptForm<UserFields, UserValues>({
    resolver: standardSchemaResolver(userFormSchema),
    draftOf: (kept) => {
      const read = v.safeParse(draftSchema, kept)
      return read.success ? read.output : undefined
    },
    userId,
    draftKey,
    start: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      role: user?.role ?? 'user',
      status: user?.status ?? 'active',
    },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, submitCount } = formState
  const unplaced = useServerErrors(failure, places, setError)
  return (
    <RecordForm
      id={id}
      label="User"
      errors={summaryOf(errors, userFields)}
      attempt={submitCount}
      refusal={undefined}
      {...{ fromDraft, onStartAgain }}
      onSubmit={handleSubmit(onSend)}
    >
      {unplaced && <ErrorNotice {...errorWords(unplaced)} />}
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
    </RecordForm>
  )
}
