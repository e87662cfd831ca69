import type { FieldErrors, FieldValues, Path } from 'react-hook-form'
import { ApiError } from '@/lib/api-error'

/** The lines of an ErrorSummary, in the order in which the fields stand. */
export const summaryOf = <T extends FieldValues>(errors: FieldErrors<T>, fields: readonly Path<T>[]) =>
  fields.flatMap((fieldId) => {
    const message = errors[fieldId]?.message
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })

/**
 * Puts a refusal's texts on their fields.
 * @param fields the form's field for each path that the server may name
 * @returns whether a field shows the refusal now; else it is the form's to show
 */
export function placeErrors<Name extends string>(
  error: unknown,
  fields: Record<string, Name>,
  setError: (name: Name, problem: { type: string; message: string }) => void,
): boolean {
  if (!(error instanceof ApiError)) return false
  const placed = Object.entries(error.fieldErrors).flatMap(([path, message]) => {
    const name = Object.hasOwn(fields, path) ? fields[path] : undefined
    return name === undefined ? [] : [{ name, message }]
  })
  for (const { name, message } of placed) setError(name, { type: 'server', message })
  return placed.length > 0
}
