import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as v from 'valibot'
import { RecordForm } from '@/components/admin/record-form'
import { draftReader, useKeptForm } from '@/components/ui/form/use-kept-form'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { fieldProps, summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { localRoles, localStatuses, type LocalUser, roleNames, statusNames } from '@/domain/users/local-user'
import { errorWords } from '@/lib/http/api-error'
import { type UserFields, type UserValues, userFields, userFormSchema } from './user-form.schema'

const places = { name: 'name', email: 'email', role: 'role', status: 'status' } as const

const draftOf = draftReader(
  v.partial(
    v.object({
      name: v.string(),
      email: v.string(),
      role: v.picklist(localRoles),
      status: v.picklist(localStatuses),
    }),
  ),
)

/** ADM-9: a new user is active unless it says otherwise. */
export function UserForm({
  formId,
  draftKey,
  userId,
  user,
  failure,
  onSend,
}: {
  formId: string
  draftKey: string
  /** Who types. */
  userId: string
  user: LocalUser | undefined
  failure: Error | null
  onSend: (values: UserValues) => void
}) {
  const { form, fromDraft, onStartAgain } = useKeptForm<UserFields, UserValues>({
    resolver: standardSchemaResolver(userFormSchema),
    draftOf,
    userId,
    draftKey,
    start: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      role: user?.role ?? 'user',
      status: user?.status ?? 'active',
    },
  })
  const { handleSubmit, setError, formState } = form
  const { errors, submitCount } = formState
  const field = fieldProps(form)
  const unplaced = useServerErrors(failure, places, setError)
  return (
    <RecordForm
      id={formId}
      label="User"
      errors={summaryOf(errors, userFields)}
      attempt={submitCount}
      refusal={undefined}
      {...{ fromDraft, onStartAgain }}
      onSubmit={handleSubmit(onSend)}
    >
      {unplaced && <ErrorNotice {...errorWords(unplaced)} />}
      <TextField {...field('name')} label="Full name" autoComplete="off" dir="auto" />
      <TextField {...field('email')} label="E-mail address" type="email" autoComplete="off" />
      <SelectField
        {...field('role')}
        label="Role"
        options={localRoles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      <SelectField
        {...field('status')}
        label="Status"
        options={localStatuses.map((status) => ({ value: status, label: statusNames[status] }))}
      />
    </RecordForm>
  )
}
