import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import {
  type CheckedField,
  checkedFields,
  type PassengersValues,
} from '@/components/bookings/passenger-inputs'
import { type PassengerFields, passengersFormSchema } from '@/components/bookings/passengers-form.schema'

/** The form of step 2. Every change is told at once; what the server refused is said at its fields until it is changed. */
export function usePassengersForm(
  passengers: PassengerFields[],
  serverErrors: Record<string, string>,
  onChange: (passengers: PassengerFields[]) => void,
) {
  const form = useForm<PassengersValues, unknown, v.InferOutput<typeof passengersFormSchema>>({
    defaultValues: { passengers },
    resolver: standardSchemaResolver(passengersFormSchema),
    shouldFocusError: false,
  })
  const { formState, setError, clearErrors, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(structuredClone(values.passengers)),
      }),
    [subscribe, onChange],
  )
  const refused = JSON.stringify(serverErrors)
  useEffect(() => {
    const paths = Object.entries(JSON.parse(refused) as Record<string, string>).flatMap(([path, message]) => {
      const [, index, field] = /^passengers\[(\d+)\]\.(name|age|gender)$/.exec(path) ?? []
      if (!index || !field) return []
      const name = `passengers.${Number(index)}.${field as CheckedField}` as const
      setError(name, { message })
      return [name]
    })
    return () => clearErrors(paths)
  }, [refused, setError, clearErrors])

  const errorOf = (index: number, field: CheckedField) =>
    formState.errors.passengers?.[index]?.[field]?.message
  /** Every error of so many passengers, in the order of the fields. */
  const summaryOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      checkedFields.flatMap((field) => {
        const message = errorOf(index, field)
        return message
          ? [{ fieldId: `passengers.${index}.${field}`, message: `Passenger ${index + 1}: ${message}` }]
          : []
      }),
    ).flat()
  return { ...form, errorOf, summaryOf }
}
