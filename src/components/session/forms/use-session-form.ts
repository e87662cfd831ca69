import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { takeUpForm } from '@/lib/early'
import { fieldProps, summaryOf, useServerErrors } from '@/components/ui/form/form-errors'

/** A form with the rules of a schema. The summary on top takes the focus, not the first field that is wrong. */
export const useSchemaForm = <Fields extends FieldValues, Values>(
  schema: GenericSchema<Fields, Values>,
  start: DefaultValues<Fields>,
) =>
  useForm<Fields, unknown, Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start,
    shouldFocusError: false,
  })

/**
 * Ties a form to the call that sends it: a refusal is shown on the fields that it names, else on top.
 * @param options.fields in the order in which they stand
 * @param options.places the form's field for each path that the server may name: the same object from render to render
 * @returns the form's `fieldProps`, and what `SessionForm` shows around the fields
 */
export function useSessionForm<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  call: { error: Error | null; isPending: boolean; reset: () => void },
  options: {
    fields: readonly Path<Fields>[]
    places: Readonly<Record<string, Path<Fields>>>
    onSend: (values: Values) => void
  },
) {
  const { errors, submitCount } = form.formState
  const { reset, getValues } = form
  useEffect(() => takeUpForm(() => reset(getValues(), { keepDefaultValues: true })), [reset, getValues])
  const failure = useServerErrors(call.error, options.places, form.setError)
  const frame = {
    errors: summaryOf(errors, options.fields),
    attempt: submitCount,
    failure,
    submitting: call.isPending,
    onSubmit: form.handleSubmit(options.onSend, () => call.reset()),
  }
  return { field: fieldProps(form), frame }
}
