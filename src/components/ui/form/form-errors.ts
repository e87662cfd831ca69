import { useEffect } from 'react'
import type { FieldErrors, FieldValues, Path } from 'react-hook-form'
import { ApiError } from '@/lib/http/api-error'

/** The form's field for each path that the server may name in a refusal. */
type Places<Name extends string> = Readonly<Record<string, Name>>

/** The lines of an ErrorSummary, in the order in which the fields stand. */
export const summaryOf = <T extends FieldValues>(errors: FieldErrors<T>, fields: readonly Path<T>[]) =>
  fields.flatMap((fieldId) => {
    const message = errors[fieldId]?.message
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })

const refusalsOf = (error: unknown) => (error instanceof ApiError ? Object.entries(error.fieldErrors) : [])

/** A refusal's texts for fields that the form has. */
export const refusedFields = <Name extends string>(error: unknown, places: Places<Name>) =>
  refusalsOf(error).flatMap(([path, message]) => {
    const fieldId = Object.hasOwn(places, path) ? places[path] : undefined
    return fieldId === undefined ? [] : [{ fieldId, message }]
  })

/** Its texts for what the form does not have. */
export const otherRefusals = (error: unknown, places: Places<string>): string[] =>
  refusalsOf(error).flatMap(([path, message]) => (Object.hasOwn(places, path) ? [] : [message]))

/**
 * Puts a refusal's texts on their fields.
 * @param places the same object from render to render
 * @returns what no field shows: the refusal itself where it names none, else null
 */
export function useServerErrors<Name extends string, Refusal extends Error>(
  error: Refusal | null | undefined,
  places: Places<Name>,
  setError: (name: Name, problem: { type: string; message: string }) => void,
): Refusal | null {
  useEffect(() => {
    for (const { fieldId, message } of refusedFields(error, places))
      setError(fieldId, { type: 'server', message })
  }, [error, places, setError])
  return error && refusedFields(error, places).length === 0 ? error : null
}
