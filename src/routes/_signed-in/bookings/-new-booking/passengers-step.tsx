import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import {
  berths,
  emptyPassenger,
  genders,
  type PassengerFields,
  passengersFormSchema,
} from '@/components/bookings/passengers-form.schema'
import { mostPassengers } from '@/domain/party'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { RadioGroup } from '@/components/ui/radio-group'
import { TextField } from '@/components/ui/text-field'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { counted } from '@/lib/format'

interface Values {
  passengers: PassengerFields[]
}

const fieldNames = ['name', 'age', 'gender'] as const

/** Step 2: who travels. Every change is kept in the draft at once. */
export function PassengersStep({
  passengers,
  spare = emptyPassenger(),
  serverErrors,
  onChange,
  onCountChange,
  onContinue,
  onBack,
}: {
  passengers: PassengerFields[]
  /** Who comes with the next press on "Add": somebody typed before, when more travelled, or a blank. */
  spare?: PassengerFields | undefined
  /** What the server said of single fields, by path: `passengers[1].name`. */
  serverErrors: Record<string, string>
  onChange: (passengers: PassengerFields[]) => void
  onCountChange: (passengers: PassengerFields[]) => void
  onContinue: () => void
  onBack: () => void
}) {
  const form = useForm<Values, unknown, v.InferOutput<typeof passengersFormSchema>>({
    defaultValues: { passengers },
    resolver: standardSchemaResolver(passengersFormSchema),
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState, getValues, setError, clearErrors, subscribe } = form
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'passengers' })
  const [said, setSaid] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const justRemoved = useRef(false)
  useEffect(() => {
    // The button pressed has gone with its passenger.
    if (justRemoved.current) addButton.current?.focus()
    justRemoved.current = false
  }, [fields.length])
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
      const name = `passengers.${Number(index)}.${field as (typeof fieldNames)[number]}` as const
      setError(name, { message })
      return [name]
    })
    // What was refused is said until it is changed.
    return () => clearErrors(paths)
  }, [refused, setError, clearErrors])

  const errorOf = (index: number, field: (typeof fieldNames)[number]) =>
    formState.errors.passengers?.[index]?.[field]?.message
  const summary = fields.flatMap((_, index) =>
    fieldNames.flatMap((field) => {
      const message = errorOf(index, field)
      return message
        ? [{ fieldId: `passengers.${index}.${field}`, message: `Passenger ${index + 1}: ${message}` }]
        : []
    }),
  )
  const add = () => {
    onCountChange([...getValues('passengers'), spare])
    append(spare, { focusName: `passengers.${fields.length}.name` })
    setSaid(`Passenger ${fields.length + 1} added`)
  }
  const removeAt = (index: number) => {
    onCountChange(getValues('passengers').toSpliced(index, 1))
    remove(index)
    justRemoved.current = true
    setSaid(`Passenger ${index + 1} removed, ${counted(fields.length - 1, 'passenger')} left`)
  }

  return (
    <chakra.form onSubmit={handleSubmit(onContinue)} noValidate display="grid" gap="4">
      <ErrorSummary attempt={formState.submitCount} errors={summary} />
      {fields.map(({ id }, index) => (
        <Card as="fieldset" key={id} display="grid" gap="4">
          <chakra.legend srOnly>Passenger {index + 1}</chakra.legend>
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
            <CardTitle>Passenger {index + 1}</CardTitle>
            {fields.length > 1 && (
              <Button
                variant="danger"
                size="sm"
                aria-label={`Remove passenger ${index + 1}`}
                onClick={() => removeAt(index)}
              >
                <Trash2 aria-hidden /> Remove
              </Button>
            )}
          </chakra.div>
          <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 7rem' }}>
            <TextField
              {...register(`passengers.${index}.name`)}
              id={`passengers.${index}.name`}
              label="Full name"
              hint="As on the identity card"
              autoComplete={index === 0 ? 'name' : 'off'}
              spellCheck={false}
              maxLength={200}
              dir="auto"
              error={errorOf(index, 'name')}
            />
            <TextField
              {...register(`passengers.${index}.age`)}
              id={`passengers.${index}.age`}
              label="Age"
              hint="In years"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              error={errorOf(index, 'age')}
            />
          </chakra.div>
          <RadioGroup
            {...register(`passengers.${index}.gender`)}
            id={`passengers.${index}.gender`}
            legend="Gender"
            direction="row"
            options={genders}
            error={errorOf(index, 'gender')}
          />
          <RadioGroup
            {...register(`passengers.${index}.berthPreference`)}
            legend="Berth wish"
            hint="A wish, not a promise: the railway assigns seats later"
            direction="row"
            options={berths}
          />
        </Card>
      ))}
      {fields.length < mostPassengers ? (
        <Button ref={addButton} onClick={add} justifySelf="start">
          <Plus aria-hidden /> Add a passenger
        </Button>
      ) : (
        <chakra.p color="fg.muted">At most {mostPassengers} passengers travel on one booking.</chakra.p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
        <Button variant="plain" onClick={onBack}>
          Back to journey
        </Button>
        <Button type="submit" variant="solid" flex={{ base: '1', sm: 'none' }}>
          Continue to review
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
