import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import * as v from 'valibot'
import { TextField } from '@/components/ui/form/text-field'
import { TypedBefore } from '@/components/ui/form/typed-before'
import { draftReader, useKeptForm } from '@/components/ui/form/use-kept-form'
import type { User } from '@/domain/users/user'
import { notify } from '@/lib/notify'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { useUpdateProfile } from '@/mutations/account'
import { PersonFields } from '@/components/session/person-fields'
import { SessionForm } from './session-form'
import { profileFormSchema } from './session-forms.schema'
import { useSessionForm } from './use-session-form'
import { useSayWhenLeft } from '@/components/session/use-say-when-left'

type Values = v.InferOutput<typeof profileFormSchema>

const places = { firstName: 'firstName', lastName: 'lastName', phone: 'phone' } as const

const draftOf = draftReader(
  v.partial(v.object({ firstName: v.string(), lastName: v.string(), phone: v.string() })),
)

/** Back ends that keep one name only: its last word is the last name. */
function valuesOf({ firstName, lastName, name, phone }: User): Values {
  const words = name.split(' ')
  const [first, last] =
    firstName || lastName
      ? [firstName, lastName]
      : [words.slice(0, -1).join(' ') || name, words.slice(1).at(-1)]
  return { firstName: first ?? '', lastName: last ?? '', phone: phone ?? '' }
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
  const update = useUpdateProfile((saved, error) => {
    if (saved) onStands(valuesOf(saved))
    onAnswered()
    if (error) return sayWhenLeft(error)
    notify({ type: 'success', message: 'Profile updated successfully' })
  })
  const { field, frame } = useSessionForm(form, update, {
    fields: ['firstName', 'lastName', 'phone'],
    places,
    onSend: (values) => {
      if (!update.isPending) onSend()
      update.mutate(values)
    },
  })
  // Another tab may have saved, or the server told something newer.
  useOnChange(stands, () => onStands(stands))
  return (
    <SessionForm {...frame} label="Your profile" submitLabel="Save profile">
      {fromDraft && !update.isPending && <TypedBefore left="not save" onDiscard={onStartAgain} />}
      <PersonFields
        firstName={field('firstName')}
        lastName={field('lastName')}
        phone={field('phone')}
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
