import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { fieldProps, otherRefusals, refusedFields, useServerErrors } from '@/components/ui/form/form-errors'
import { type KeptFormOptions, useKeptForm } from '@/components/ui/form/use-kept-form'
import type { Step } from '@/mutations/outbox/outbox-api'
import type { EditedRecord } from './use-record-editor'

/** What of a refusal no field of the form can show. */
function refusalOf(refused: Step | undefined, places: Readonly<Record<string, string>>) {
  if (!refused) return undefined
  const others = otherRefusals(refused.error, places).join('\n')
  const isPlaced = refusedFields(refused.error, places).length > 0
  return { detail: others || (isPlaced ? undefined : refused.reason) }
}

/** One decision, and the editor closes: what is pressed before it has closed stages nothing more. */
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
 * @param options.schema the rules for what the fields hold
 * @param options.placesOf the form's field for each path that the server may name
 * @returns the form, its `fieldProps`, and what `RecordForm` shows around it
 */
export function useRecordForm<T, Fields extends FieldValues, Values>(
  { formId, userId, draftKey, shown, refused, onSave }: EditedRecord<T, Values>,
  options: Pick<KeptFormOptions<Fields, Values>, 'draftOf'> & {
    schema: GenericSchema<Fields, Values>
    fieldsOf: (record: T | undefined) => Fields
    placesOf: (start: Fields) => Readonly<Record<string, Path<Fields>>>
  },
) {
  // The form starts from the first one; what is shown later may be something else.
  const [base] = useState(shown)
  const [start] = useState(() => options.fieldsOf(base))
  const [places] = useState(() => options.placesOf(start))
  const { form, fromDraft, onStartAgain } = useKeptForm<Fields, Values>({
    resolver: standardSchemaResolver(options.schema),
    draftOf: options.draftOf,
    start,
    userId,
    draftKey,
  })
  const { setError, handleSubmit, formState } = form
  useServerErrors(refused?.error instanceof Error ? refused.error : null, places, setError)
  const save = useSaveOnce((values: Values) => onSave(values, base))
  const frame = {
    id: formId,
    fromDraft,
    onStartAgain,
    attempt: formState.submitCount,
    refusal: refusalOf(refused, places),
    onSubmit: handleSubmit(save),
  }
  return { form, field: fieldProps(form), frame }
}
