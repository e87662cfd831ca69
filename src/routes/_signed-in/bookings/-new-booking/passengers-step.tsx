import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import {
  berths,
  emptyPassenger,
  genders,
  type PassengerFields,
  passengersFormSchema,
} from '@/components/bookings/passengers-form.schema'
import { mostPassengers } from '@/domain/booking'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { RadioGroup } from '@/components/ui/radio-group'
import { TextField } from '@/components/ui/text-field'

interface Values {
  passengers: PassengerFields[]
}

const fieldNames = ['name', 'age', 'gender'] as const

/** Step 2: who travels. Every change is kept in the draft at once. */
export function PassengersStep({
  passengers,
  serverErrors,
  onChange,
  onCountChange,
  onContinue,
  onBack,
}: {
  passengers: PassengerFields[]
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
  const { register, handleSubmit, formState, getValues, setError, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(structuredClone(values.passengers)),
      }),
    [subscribe, onChange],
  )
  useEffect(() => {
    for (const [path, message] of Object.entries(serverErrors)) {
      const [, index, field] = /^passengers\[(\d+)\]\.(name|age|gender)$/.exec(path) ?? []
      if (index && field)
        setError(`passengers.${Number(index)}.${field as (typeof fieldNames)[number]}`, { message })
    }
  }, [serverErrors, setError])

  const errorOf = (index: number, field: (typeof fieldNames)[number]) =>
    formState.errors.passengers?.[index]?.[field]?.message
  const summary = passengers.flatMap((_, index) =>
    fieldNames.flatMap((field) => {
      const message = errorOf(index, field)
      return message
        ? [{ fieldId: `passengers.${index}.${field}`, message: `Passenger ${index + 1}: ${message}` }]
        : []
    }),
  )

  return (
    <chakra.form onSubmit={handleSubmit(onContinue)} noValidate display="grid" gap="4">
      <ErrorSummary attempt={formState.submitCount} errors={summary} />
      {passengers.map((_, index) => (
        // Passengers have no identity but their place: the form is drawn anew whenever one comes or goes.
        // oxlint-disable-next-line react/no-array-index-key
        <Card as="fieldset" key={index} display="grid" gap="4">
          <chakra.legend srOnly>Passenger {index + 1}</chakra.legend>
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
            <CardTitle>Passenger {index + 1}</CardTitle>
            {passengers.length > 1 && (
              <Button
                variant="danger"
                size="sm"
                aria-label={`Remove passenger ${index + 1}`}
                onClick={() => onCountChange(getValues('passengers').toSpliced(index, 1))}
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
      {passengers.length < mostPassengers && (
        <Button
          onClick={() => onCountChange([...getValues('passengers'), emptyPassenger()])}
          justifySelf="start"
        >
          <Plus aria-hidden /> Add a passenger
        </Button>
      )}
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
