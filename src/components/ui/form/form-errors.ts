import { useEffect } from 'react'
import type { FieldErrors, FieldValues, Path, RegisterOptions, UseFormRegister } from 'react-hook-form'
import { ApiError } from '@/lib/http/api-error'

/** The form's field for each path that the server may name in a refusal. */
type Places<Name extends string> = Readonly<Record<string, Name>>

const messageAt = <T extends FieldValues>(errors: FieldErrors<T>, name: Path<T>) => {
  const message = errors[name]?.message
  return typeof message === 'string' ? message : undefined
}

export type FieldProps = ReturnType<UseFormRegister<FieldValues>> & { error: string | undefined }

/** To spread on the fields of a form: `{...field('name')}` registers one and shows what is wrong with it. */
export const fieldProps =
  <T extends FieldValues>({
    register,
    formState: { errors },
  }: {
    register: UseFormRegister<T>
    formState: { errors: FieldErrors<T> }
  }) =>
  <Name extends Path<T>>(name: Name, options?: RegisterOptions<T, Name>) => ({
    ...register(name, options),
    error: messageAt(errors, name),
  })

/** The lines of an ErrorSummary, in the order in which the fields stand. */
export const summaryOf = <T extends FieldValues>(errors: FieldErrors<T>, fields: readonly Path<T>[]) =>
  fields.flatMap((fieldId) => {
    const message = messageAt(errors, fieldId)
    return message === undefined ? [] : [{ fieldId, message }]
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
