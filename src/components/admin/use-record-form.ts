import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { otherRefusals, placeErrors, refusedFields } from '@/components/ui/form-errors'
import { changedFields } from '@/domain/admin/changed-fields'
import { dropDraft, readDraft, writeDraft } from '@/lib/draft'
import type { Step } from '@/mutations/outbox-change'
import { bringNextBack } from '@/mutations/outbox-typed'

/** What of a refusal no field of the form can show. */
function refusalOf(refused: Step | undefined, places: Readonly<Record<string, string>>) {
  if (!refused) return undefined
  const others = otherRefusals(refused.error, places).join('\n')
  const isPlaced = refusedFields(refused.error, places).length > 0
  return { detail: others || (isPlaced ? undefined : refused.words) }
}

/** One decision, and the editor closes: what is pressed before it has closed promises nothing more. */
function useSaveOnce<T>(save: (values: T) => void): (values: T) => void {
  const saved = useRef(false)
  return (values) => {
    if (saved.current) return
    saved.current = true
    save(values)
  }
}

/** Some fields of a form. */
export type Kept<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

/**
 * The fields of a record's editor: what is typed is kept for its user until it is saved or discarded, a refused change
 * has the server's words at its fields, whether it was refused before or is while the form is open, and one decision saves
 * once, however often it is pressed.
 * @returns the form, and what `RecordForm` shows around it
 */
export function useRecordForm<Fields extends FieldValues, Values>({
  resolver,
  start,
  draftOf,
  userId,
  draftKey,
  places,
  refused,
  onSave,
}: {
  resolver: Resolver<Fields, unknown, Values>
  /** What the fields hold where nothing was typed before: only the first one counts. */
  start: Fields
  /** The fields that were kept, if they still fit the form. */
  draftOf: (kept: unknown) => Kept<Fields> | undefined
  userId: string
  draftKey: string
  /** The form's field for each path that the server may name. It has to stay the same from render to render. */
  places: Readonly<Record<string, Path<Fields>>>
  /** The change that the server did not take. */
  refused: Step | undefined
  onSave: (values: Values) => void
}) {
  const [first] = useState(start)
  const [draft, setDraft] = useState(() => {
    bringNextBack(userId)
    return draftOf(readDraft(userId, draftKey))
  })
  const form = useForm<Fields, unknown, Values>({
    resolver,
    defaultValues: { ...first, ...draft } as DefaultValues<Fields>,
    shouldFocusError: false,
  })
  const { subscribe, setError, reset, handleSubmit, formState } = form
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
  useEffect(() => void placeErrors(refused?.error, places, setError), [refused, places, setError])
  const save = useSaveOnce(onSave)
  const frame = {
    attempt: formState.submitCount,
    refusal: refusalOf(refused, places),
    fromDraft: draft !== undefined,
    onStartAgain: () => {
      dropDraft(userId, draftKey)
      setDraft(undefined)
      reset(first)
    },
    onSubmit: handleSubmit(save),
  }
  return { form, frame }
}
