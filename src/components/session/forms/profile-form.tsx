import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import * as v from 'valibot'
import { summaryOf, useServerErrors } from '@/components/ui/form/form-errors'
import { TextField } from '@/components/ui/form/text-field'
import { TypedBefore } from '@/components/ui/form/typed-before'
import { useKeptForm } from '@/components/ui/form/use-kept-form'
import type { User } from '@/domain/users/user'
import { notify } from '@/lib/notify'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { useUpdateProfile } from '@/mutations/account'
import { PersonFields } from '@/components/session/person-fields'
import { type ProfileForm as Values, profileFormSchema } from './profile-form.schema'
import { SessionForm } from './session-form'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

const fields = ['firstName', 'lastName', 'phone'] as const
const serverPaths = { firstName: 'firstName', lastName: 'lastName', phone: 'phone' } as const

const draftSchema = v.partial(v.object({ firstName: v.string(), lastName: v.string(), phone: v.string() }))

/** Back ends that keep one name only: its last word is the last name. */
function valuesOf({ firstName, lastName, name, phone }: User): Values {
  const words = name.split(' ')
  const [first, last] =
    firstName || lastName
      ? [firstName, lastName]
      : [words.slice(0, -1).join(' ') || name, words.slice(1).at(-1)]
  return { firstName: first ?? '', lastName: last ?? '', phone: phone ?? '' }
}

function draftOf(kept: unknown) {
  const draft = v.safeParse(draftSchema, kept)
  return draft.success ? draft.output : undefined
}

/** A9: the server's answer replaces the user; what is typed survives a reload until then. */
export function ProfileForm({ user }: { user: User }) {
  const sayWhenLeft = useSayWhenLeft('Failed to save your profile')
  const stands = useMemo(() => valuesOf(user), [user])
  const { form, fromDraft, onStartAgain, onSend, onAnswered, onStands } = useKeptForm<Values, Values>({
    resolver: standardSchemaResolver(profileFormSchema),
    start: stands,
    draftOf,
    userId: user._id,
    draftKey: 'profile',
  })
  const { register, handleSubmit, setError, formState } = form
  const update = useUpdateProfile((saved, error) => {
    if (saved) onStands(valuesOf(saved))
    onAnswered()
    if (error) return sayWhenLeft(error)
    notify({ type: 'success', message: 'Profile updated successfully' })
  })
  const { errors, submitCount } = formState
  const failure = useServerErrors(update.error, serverPaths, setError)
  // Another tab may have saved, or the server told something newer.
  useOnChange(stands, () => onStands(stands))
  const submit = (values: Values) => {
    if (!update.isPending) onSend()
    update.mutate(values)
  }
  return (
    <SessionForm
      label="Your profile"
      errors={summaryOf(errors, fields)}
      attempt={submitCount}
      failure={failure}
      submitWords="Save profile"
      submitting={update.isPending}
      onSubmit={handleSubmit(submit, () => update.reset())}
    >
      {fromDraft && !update.isPending && <TypedBefore left="not save" onDiscard={onStartAgain} />}
      <PersonFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        phone={register('phone')}
        errors={errors}
        email={
          <TextField
            label="E-mail address"
            hint="Your sign-in name. It cannot be changed here."
            type="email"
            value={user.email}
            readOnly
          />
        }
      />
    </SessionForm>
  )
}
