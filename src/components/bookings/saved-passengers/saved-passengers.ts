import * as v from 'valibot'
import { readUserData, removeUserData, writeUserData } from '@/lib/storage/user-data'
import {
  fieldsOf,
  isSamePerson,
  type PassengerFields,
  passengerSchema,
} from '@/components/bookings/passengers-form.schema'
import { sameText } from '@/lib/text/text'

/** So many are kept; the one saved longest ago gives way. */
export const mostSaved = 20

const kind = 'passengers'

/**
 * The passengers a user has saved on this device, the latest first: theirs alone, also past the session. What the form
 * would not take is left out.
 */
export function savedPassengers(userId: string): PassengerFields[] {
  const stored = readUserData(kind, userId)
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((entry: unknown) => {
      const passenger = v.safeParse(passengerSchema, entry)
      return passenger.success ? [fieldsOf(passenger.output)] : []
    })
    .slice(0, mostSaved)
}

/** Without any, nothing is left behind. */
function write(userId: string, passengers: readonly PassengerFields[]) {
  if (passengers.length === 0) removeUserData(kind, userId)
  else writeUserData(kind, userId, passengers.slice(0, mostSaved))
}

/** Puts passengers first; who is saved already is brought up to date. Two of the same name are two. */
export function savePassengers(userId: string, passengers: readonly PassengerFields[]) {
  const others = savedPassengers(userId)
  for (const passenger of passengers) {
    const at = others.findIndex((known) => isSamePerson(known, passenger))
    if (at >= 0) others.splice(at, 1)
  }
  write(userId, [...passengers, ...others])
}

const isEqual = (a: PassengerFields, b: PassengerFields) =>
  sameText(a.name, b.name) &&
  a.age === b.age &&
  a.gender === b.gender &&
  a.berthPreference === b.berthPreference

/** Another tab may have changed the list: what is gone is not changed. */
export function changeSaved(userId: string, passenger: PassengerFields, changed: PassengerFields) {
  const saved = savedPassengers(userId)
  const at = saved.findIndex((known) => isEqual(known, passenger))
  if (at >= 0) write(userId, saved.with(at, changed))
}

export function removeSaved(userId: string, passenger: PassengerFields) {
  const saved = savedPassengers(userId)
  const at = saved.findIndex((known) => isEqual(known, passenger))
  if (at >= 0) write(userId, saved.toSpliced(at, 1))
}

export const removeAllSaved = (userId: string) => write(userId, [])
