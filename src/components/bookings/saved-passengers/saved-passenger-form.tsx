import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '@/components/ui/button'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { PassengerInputs, type PassengersValues } from '@/components/bookings/passenger-inputs'
import {
  fieldsOf,
  type PassengerFields,
  passengersFormSchema,
} from '@/components/bookings/passengers-form.schema'

/** Changes one saved passenger, by the rules of the booking. */
export function SavedPassengerForm({
  passenger,
  onSave,
  onCancel,
}: {
  passenger: PassengerFields
  onSave: (changed: PassengerFields) => void
  onCancel: () => void
}) {
  const form = useForm<PassengersValues, unknown, v.InferOutput<typeof passengersFormSchema>>({
    defaultValues: { passengers: [passenger] },
    resolver: standardSchemaResolver(passengersFormSchema),
  })
  const ids = useId()
  const { register, handleSubmit, formState, setFocus } = form
  useOnChange(null, () => setFocus('passengers.0.name'))
  const submit = handleSubmit(({ passengers: [changed] }) => changed && onSave(fieldsOf(changed)))
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      display="grid"
      gap="4"
      aria-label={`Saved passenger ${passenger.name}`}
    >
      <PassengerInputs
        index={0}
        ids={ids}
        register={register}
        errorOf={(index, field) => formState.errors.passengers?.[index]?.[field]?.message}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit">Save changes</Button>
        <Button variant="plain" onClick={onCancel}>
          Keep as it was
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
