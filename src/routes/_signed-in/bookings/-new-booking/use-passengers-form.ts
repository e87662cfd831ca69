import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { type CheckedField, checkedFields } from '@/components/bookings/passenger-inputs'
import { type PassengerFields, passengersFormSchema } from '@/components/bookings/passengers-form.schema'
import type { SentBooking } from '@/domain/bookings/booking'
import type { ApiError } from '@/lib/http/api-error'
import { useOnChange } from '@/lib/hooks/use-on-change'
import type { TypedBooking } from '@/mutations/booking/draft'
import { sameText, trimmed } from '@/lib/text/text'

/** What was sent, and the server's no to it. */
export interface Refusal {
  sent: SentBooking
  error: ApiError
}

/** The server's words on single fields, as long as these read as they were sent. */
const refusedFields = ({ sent, error }: Refusal, typed: readonly PassengerFields[]) =>
  Object.entries(error.fieldErrors).flatMap(([path, message]) => {
    const [, index = '', name] = /^passengers\[(\d+)\]\.(\w+)$/.exec(path) ?? []
    const field = checkedFields.find((known) => known === name)
    const fields = typed[Number(index)]
    if (!field || !fields) return []
    const asSent = sameText(String(sent.booking.passengers[Number(index)]?.[field]), trimmed(fields[field]))
    return asSent ? [{ name: `passengers.${Number(index)}.${field}` as const, message }] : []
  })

/** The form of step 2. Every change is told at once; what the server refused is said at its fields until it is changed. */
export function usePassengersForm(
  typed: TypedBooking,
  refusal: Refusal | undefined,
  onChange: (typed: TypedBooking) => void,
) {
  const form = useForm<TypedBooking, unknown, v.InferOutput<typeof passengersFormSchema>>({
    defaultValues: typed,
    resolver: standardSchemaResolver(passengersFormSchema),
    shouldFocusError: false,
  })
  const { formState, setError, clearErrors, subscribe } = form
  const changed = useEffectEvent(onChange)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => changed(structuredClone(values)),
      }),
    [subscribe],
  )
  const refused = refusal ? refusedFields(refusal, typed.passengers) : []
  useOnChange(JSON.stringify(refused), () => {
    for (const { name, message } of refused) setError(name, { message })
    return () => clearErrors(refused.map(({ name }) => name))
  })

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
