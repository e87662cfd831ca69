import { chakra } from '@chakra-ui/react/styled-system'
import type { UseFormRegister } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/form/radio-group'
import { TextField } from '@/components/ui/form/text-field'
import { berths, genders } from '@/domain/bookings/passenger'
import type { PassengerFields } from './passengers-form.schema'

export interface PassengersValues {
  passengers: PassengerFields[]
}

export const checkedFields = ['name', 'age', 'gender'] as const
export type CheckedField = (typeof checkedFields)[number]

/** What is asked of one passenger. */
export function PassengerInputs({
  index,
  ids = 'passengers',
  register,
  errorOf,
}: {
  index: number
  /** What the fields' ids begin with, where a page has several forms. */
  ids?: string
  register: UseFormRegister<PassengersValues>
  errorOf: (index: number, field: CheckedField) => string | undefined
}) {
  return (
    <>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 7rem' }}>
        <TextField
          {...register(`passengers.${index}.name`)}
          id={`${ids}.${index}.name`}
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
          id={`${ids}.${index}.age`}
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
        id={`${ids}.${index}.gender`}
        legend="Gender"
        direction="row"
        options={genders}
        error={errorOf(index, 'gender')}
      />
      <RadioGroup
        {...register(`passengers.${index}.berthPreference`)}
        id={`${ids}.${index}.berthPreference`}
        legend="Berth preference"
        hint="A preference, not a guarantee: the railway assigns seats later"
        direction="row"
        options={berths}
      />
    </>
  )
}
