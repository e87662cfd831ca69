import * as v from 'valibot'
import { type Gender } from '@/domain/booking'
import { mostPassengers } from '@/domain/party'

export const genders: readonly { value: Gender; label: string }[] = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
  { value: 'O', label: 'Other' },
]

export const berths = [
  { value: 'NA', label: 'No wish' },
  { value: 'LB', label: 'Lower' },
  { value: 'MB', label: 'Middle' },
  { value: 'UB', label: 'Upper' },
  { value: 'SL', label: 'Side lower' },
  { value: 'SU', label: 'Side upper' },
] as const

const age = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter the age in years'),
  v.regex(/^\d+$/, 'Enter the age as a whole number'),
  v.transform(Number),
  v.minValue(1, 'The age is 1 to 120; a child under 1 travels without a seat'),
  v.maxValue(120, 'The age is 1 to 120'),
)

const passengerSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the full name'),
    v.maxLength(100, 'The name is longer than 100 characters'),
  ),
  age,
  gender: v.picklist(['M', 'F', 'O'] satisfies Gender[], 'Choose a gender'),
  berthPreference: v.fallback(v.picklist(berths.map(({ value }) => value)), 'NA'),
})

export const passengersFormSchema = v.object({
  passengers: v.pipe(v.array(passengerSchema), v.minLength(1), v.maxLength(mostPassengers)),
})

/** The fields as they are typed. */
export interface PassengerFields {
  name: string
  age: string
  gender: string
  berthPreference: string
}

export const emptyPassenger = (): PassengerFields => ({
  name: '',
  age: '',
  gender: '',
  berthPreference: 'NA',
})
