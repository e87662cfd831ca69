import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { changedFields } from '@/domain/admin/changed-fields'
import { dropDraft, readDraft, writeDraft } from '@/lib/draft'

/** Some fields of a form. */
export type Kept<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

export interface KeptFormOptions<Fields extends FieldValues, Values> {
  resolver: Resolver<Fields, unknown, Values>
  /** What the fields hold where nothing was typed before: only the first one counts. */
  start: Fields
  /** The fields that were kept, if they still fit the form. */
  draftOf: (kept: unknown) => Kept<Fields> | undefined
  userId: string
  draftKey: string
}

/** The fields of an editor: what is typed is kept for its user until it is saved or discarded. */
export function useKeptForm<Fields extends FieldValues, Values>({
  resolver,
  start,
  draftOf,
  userId,
  draftKey,
}: KeptFormOptions<Fields, Values>) {
  const [first] = useState(start)
  const [draft, setDraft] = useState(() => draftOf(readDraft(userId, draftKey)))
  const form = useForm<Fields, unknown, Values>({
    resolver,
    defaultValues: { ...first, ...draft } as DefaultValues<Fields>,
    shouldFocusError: false,
  })
  const { subscribe, reset } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // Not the other fields: when the draft is taken up again, somebody may have changed them.
          const changed = changedFields<Fields>(first, values)
          if (Object.keys(changed).length > 0) writeDraft(userId, draftKey, changed)
          else dropDraft(userId, draftKey)
        },
      }),
    [subscribe, userId, draftKey, first],
  )
  const onStartAgain = () => {
    dropDraft(userId, draftKey)
    setDraft(undefined)
    reset(first)
  }
  return { form, fromDraft: draft !== undefined, onStartAgain }
}
