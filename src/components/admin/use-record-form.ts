import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { otherRefusals, placeErrors, refusedFields } from '@/components/ui/form-errors'
import { dropDraft, readDraft, writeDraft } from '@/lib/draft'
import type { Step } from '@/mutations/outbox-change'

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

/**
 * The fields of a record's editor: what is typed is kept for its user until it is saved or discarded, a refused change
 * opens with the server's words at their fields, and one decision saves once, however often it is pressed.
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
  /** What the fields hold where nothing was typed before. */
  start: DefaultValues<Fields>
  /** What was kept, if it still fits the form. */
  draftOf: (kept: unknown) => DefaultValues<Fields> | undefined
  userId: string
  draftKey: string
  /** The form's field for each path that the server may name. It has to stay the same from render to render. */
  places: Readonly<Record<string, Path<Fields>>>
  /** The change that the server did not take before. */
  refused: Step | undefined
  onSave: (values: Values) => void
}) {
  const [draft, setDraft] = useState(() => (refused ? undefined : draftOf(readDraft(userId, draftKey))))
  const form = useForm<Fields, unknown, Values>({
    resolver,
    defaultValues: draft ?? start,
    shouldFocusError: false,
  })
  const { subscribe, setError, reset, handleSubmit, formState } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(userId, draftKey, values),
      }),
    [subscribe, userId, draftKey],
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
      reset(start)
    },
    onSubmit: handleSubmit(save),
  }
  return { form, frame }
}
