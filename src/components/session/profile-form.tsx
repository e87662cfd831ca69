import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { placeErrors, summaryOf } from '@/components/ui/form-errors'
import { TextField } from '@/components/ui/text-field'
import type { User } from '@/domain/users/user'
import { dropDraft, readDraft, writeDraft } from '@/lib/draft'
import { notify } from '@/lib/notify'
import { useUpdateProfile } from '@/mutations/account'
import { PersonFields } from './person-fields'
import { type ProfileForm as Values, profileFormSchema } from './profile-form.schema'
import { SessionForm } from './session-form'
import { useSayWhenLeft } from './use-say-when-left'

const fields = ['firstName', 'lastName', 'phone'] as const
const serverPaths = { firstName: 'firstName', lastName: 'lastName', phone: 'phone' } as const
const draftForm = 'profile'

const draftSchema = v.object({ firstName: v.string(), lastName: v.string(), phone: v.string() })

/** Back ends that keep one name only: its last word is the last name. */
function valuesOf({ firstName, lastName, name, phone }: User): Values {
  const words = name.split(' ')
  const [first, last] =
    firstName || lastName
      ? [firstName, lastName]
      : [words.slice(0, -1).join(' ') || name, words.slice(1).at(-1)]
  return { firstName: first ?? '', lastName: last ?? '', phone: phone ?? '' }
}

function startOf(user: User): Values {
  const draft = v.safeParse(draftSchema, readDraft(user._id, draftForm))
  return draft.success ? draft.output : valuesOf(user)
}

/** A9: the server's answer replaces the user; what is typed survives a reload until then. */
export function ProfileForm({ user }: { user: User }) {
  const sayWhenLeft = useSayWhenLeft('Failed to save your profile')
  const update = useUpdateProfile((_user, error) => {
    if (error) return sayWhenLeft(error)
    dropDraft(user._id, draftForm)
    notify({ type: 'success', message: 'Profile updated successfully' })
  })
  const [placed, setPlaced] = useState(false)
  const { register, handleSubmit, setError, formState, subscribe } = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(profileFormSchema),
    defaultValues: startOf(user),
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(user._id, draftForm, values),
      }),
    [subscribe, user._id],
  )
  const submit = (values: Values) => {
    update.mutate(values, { onError: (error) => setPlaced(placeErrors(error, serverPaths, setError)) })
  }
  return (
    <SessionForm
      label="Your profile"
      errors={summaryOf(errors, fields)}
      attempt={submitCount}
      failure={placed ? null : update.error}
      submitWords="Save profile"
      submitting={update.isPending}
      onSubmit={handleSubmit(submit, () => update.reset())}
    >
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
