import { useRef, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { otherRefusals, refusedFields, useServerErrors } from '@/components/ui/form/form-errors'
import type { Step } from '@/mutations/outbox/outbox-change'
import { bringNextBack } from '@/mutations/outbox/outbox-typed'
import { type KeptFormOptions, useKeptForm } from '@/components/ui/form/use-kept-form'

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
 * has the server's words at its fields, whether it was refused before or is while the form is open, and one decision saves
 * once, however often it is pressed.
 * @returns the form, and what `RecordForm` shows around it
 */
export function useRecordForm<Fields extends FieldValues, Values>({
  places,
  refused,
  onSave,
  ...kept
}: KeptFormOptions<Fields, Values> & {
  /** The form's field for each path that the server may name. It has to stay the same from render to render. */
  places: Readonly<Record<string, Path<Fields>>>
  /** The change that the server did not take. */
  refused: Step | undefined
  onSave: (values: Values) => void
}) {
  // Before the form looks for what was kept.
  useState(() => bringNextBack(kept.userId))
  const { form, fromDraft, onStartAgain } = useKeptForm(kept)
  const { setError, handleSubmit, formState } = form
  useServerErrors(refused?.error instanceof Error ? refused.error : null, places, setError)
  const save = useSaveOnce(onSave)
  const frame = {
    fromDraft,
    onStartAgain,
    attempt: formState.submitCount,
    refusal: refusalOf(refused, places),
    onSubmit: handleSubmit(save),
  }
  return { form, frame }
}
