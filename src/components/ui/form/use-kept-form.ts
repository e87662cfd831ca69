import { useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { changedFields } from '@/lib/changed-fields'
import { dropDraft, readDraft, writeDraft } from '@/lib/storage/user-data'
import { useMountedRef } from '@/lib/hooks/use-mounted-ref'

/** Some fields of a form. */
type Kept<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** Reads what was kept of a form, if it still fits the schema. */
export const draftReader =
  <Draft>(schema: v.GenericSchema<unknown, Draft>) =>
  (kept: unknown): Draft | undefined => {
    const draft = v.safeParse(schema, kept)
    return draft.success ? draft.output : undefined
  }

export interface KeptFormOptions<Fields extends FieldValues, Values> {
  resolver: Resolver<Fields, unknown, Values>
  /** What the fields hold where nothing was typed before: only the first one counts. */
  start: Fields
  /** The fields that were kept, if they still fit the form. */
  draftOf: (kept: unknown) => Kept<Fields> | undefined
  userId: string
  draftKey: string
}

/**
 * The fields of a form: what is typed is kept for its user until it is saved or discarded. Only what differs from what
 * stands is kept: when the draft is taken up again, somebody may have changed the other fields.
 */
export function useKeptForm<Fields extends FieldValues, Values>({
  resolver,
  start,
  draftOf,
  userId,
  draftKey,
}: KeptFormOptions<Fields, Values>) {
  const [first] = useState(start)
  const stands = useRef(first)
  const sent = useRef<Fields>(undefined)
  const [draft, setDraft] = useState(() => draftOf(readDraft(userId, draftKey)))
  const form = useForm<Fields, unknown, Values>({
    resolver,
    defaultValues: { ...first, ...draft } as DefaultValues<Fields>,
    shouldFocusError: false,
  })
  const { subscribe, reset, getValues, setValue } = form
  const keep = useCallback(
    (typed: Partial<Fields>) => {
      if (Object.keys(typed).length > 0) return writeDraft(userId, draftKey, typed)
      dropDraft(userId, draftKey)
      return setDraft(undefined)
    },
    [userId, draftKey],
  )
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(changedFields<Fields>(stands.current, values)),
      }),
    [subscribe, keep],
  )
  const here = useMountedRef()
  const onStartAgain = () => {
    dropDraft(userId, draftKey)
    setDraft(undefined)
    sent.current = undefined
    reset(stands.current)
  }
  /** What the fields hold is on its way: until it is answered, only what differs from that counts as typed. */
  const onSend = useCallback(() => {
    sent.current = getValues()
  }, [getValues])
  const onAnswered = useCallback(() => {
    sent.current = undefined
  }, [])
  /** Something else stands now: fields that were typed in stay as they are, the others follow. */
  const onStands = useCallback(
    (next: Fields) => {
      // Once left, it knows nothing of what is typed in the one that was opened after it.
      const held = here.current ? getValues() : { ...draftOf(readDraft(userId, draftKey)) }
      const typed = changedFields<Fields>(sent.current ?? stands.current, held as Fields)
      stands.current = next
      if (here.current) {
        for (const field of Object.keys(next) as Path<Fields>[]) {
          if (!(field in typed)) setValue(field, next[field])
        }
      }
      keep(changedFields(next, typed))
    },
    [here, userId, draftKey, draftOf, getValues, setValue, keep],
  )
  return { form, fromDraft: draft !== undefined, onStartAgain, onSend, onAnswered, onStands }
}
