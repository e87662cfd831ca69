import * as v from 'valibot'
import { mostPassengers } from '@/domain/bookings/party'
import { berths, genders, type Passenger } from '@/domain/bookings/passenger'
import { fold } from '@/domain/search/fold'
import { said } from '@/lib/text/isolated'
import { typedText } from '@/lib/text/text-schema'
import { trimmed } from '@/lib/text/text'

const age = v.pipe(
  typedText,
  v.nonEmpty('Enter the age in years'),
  v.regex(/^\d+$/, ({ input }) => `${said(input)} is not an age: use whole years, such as 34`),
  v.transform(Number),
  v.minValue(1, 'The age is 1 to 120; a child under 1 travels without a seat'),
  v.maxValue(120, 'The age is 1 to 120'),
)

export const passengerSchema = v.object({
  name: v.pipe(
    typedText,
    v.nonEmpty('Enter the full name'),
    v.maxLength(100, 'The name is longer than 100 characters'),
  ),
  age,
  gender: v.picklist(
    genders.map(({ value }) => value),
    'Choose a gender',
  ),
  berthPreference: v.fallback(v.picklist(berths.map(({ value }) => value)), 'NA'),
})

export const passengersFormSchema = v.object({
  passengers: v.pipe(v.array(passengerSchema), v.minLength(1), v.maxLength(mostPassengers)),
})

/** The fields as they are typed. */
export type PassengerFields = Record<keyof Passenger, string>

export const emptyPassenger = (): PassengerFields => ({
  name: '',
  age: '',
  gender: '',
  berthPreference: 'NA',
})

/** Somebody who is known, as the fields would hold them. What a form would not take is left to be chosen. */
export const fieldsOf = ({
  name,
  age: years,
  gender,
  berthPreference = 'NA',
}: {
  name: string
  age: number | null
  gender: string
  berthPreference?: string
}): PassengerFields => ({
  name,
  age: years === null ? '' : String(years),
  gender: genders.some(({ value }) => value === gender) ? gender : '',
  berthPreference,
})

/** Nothing is typed or chosen yet. */
export const isBlank = ({ name, age: typed, gender }: PassengerFields) =>
  !trimmed(name) && !trimmed(typed) && !gender

/** Ages change with the years, and names are written in more than one way: the same person all the same. */
export const isSamePerson = (
  a: Pick<PassengerFields, 'name' | 'gender'>,
  b: Pick<PassengerFields, 'name' | 'gender'>,
) => fold(a.name) === fold(b.name) && a.gender === b.gender
