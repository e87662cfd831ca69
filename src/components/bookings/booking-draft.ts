import { useState } from 'react'
import * as v from 'valibot'
import type { BookedPassenger, SentBooking } from '@/domain/bookings/booking'
import { mostPassengers } from '@/domain/bookings/party'
import { dropDraft, readDraft, writeDraft } from '@/lib/storage/user-data'
import { randomId } from '@/lib/random-id'
import {
  emptyPassenger,
  fieldsOf,
  isBlank,
  isSamePerson,
  type PassengerFields,
} from './passengers-form.schema'

const textField = v.fallback(v.string(), '')

const sentBookingSchema = v.object({
  train: v.string(),
  fromStation: v.string(),
  toStation: v.string(),
  journeyDate: v.string(),
  passengers: v.array(
    v.object({
      name: v.string(),
      age: v.number(),
      gender: v.picklist(['M', 'F', 'O']),
      berthPreference: v.exactOptional(v.string()),
    }),
  ),
  paymentMethod: v.string(),
  clientRequestId: v.string(),
})

const draftSchema = v.object({
  passengers: v.pipe(
    v.array(v.object({ name: textField, age: textField, gender: textField, berthPreference: textField })),
    v.maxLength(mostPassengers),
  ),
  requestId: v.pipe(v.string(), v.nonEmpty()),
  sent: v.fallback(
    v.optional(
      v.object({
        booking: sentBookingSchema,
        trainNumber: v.string(),
        sentAt: v.number(),
        knownIds: v.array(v.string()),
        knowsAll: v.fallback(v.boolean(), false),
      }),
    ),
    undefined,
  ),
})

export interface BookingDraft {
  passengers: PassengerFields[]
  /** One per decision to book (G6). */
  requestId: string
  /** Set from the moment the request leaves until it is known what became of it. */
  sent?: SentBooking | undefined
}

const fresh = (): BookingDraft => ({ passengers: [], requestId: randomId() })

const formOf = (trainId: string) => `booking:${trainId}`

function read(userId: string, trainId: string): BookingDraft {
  const draft = v.safeParse(draftSchema, readDraft(userId, formOf(trainId)))
  return draft.success ? draft.output : fresh()
}

/** G7: who travels on this train, kept for this user in this tab until it is booked. Another train has another draft. */
export function useBookingDraft(userId: string, trainId: string) {
  const [draft, setDraft] = useState(() => read(userId, trainId))
  return {
    draft,
    /** Changes what is stored, which may be newer than what this page shows, and then what is shown. */
    change: (update: (draft: BookingDraft) => BookingDraft) => {
      const next = update(read(userId, trainId).passengers.length > 0 ? read(userId, trainId) : draft)
      writeDraft(userId, formOf(trainId), next)
      setDraft(next)
    },
    drop: () => dropDraft(userId, formOf(trainId)),
  }
}

export const withRequestSettled = (draft: BookingDraft): BookingDraft => ({
  ...draft,
  requestId: randomId(),
  sent: undefined,
})

/** As many passengers as travel: those typed so far, and blank ones. */
export const travelling = (draft: BookingDraft, count: number): PassengerFields[] =>
  Array.from({ length: count }, (_, index) => draft.passengers[index] ?? emptyPassenger())

/** To book the same again: whoever travelled then comes first; others who were typed for this train are not lost. */
export function draftAgain(userId: string, trainId: string, booked: readonly BookedPassenger[]) {
  const draft = read(userId, trainId)
  // It is not known yet what became of these: they are looked for first.
  if (draft.sent) return
  const again = booked.map(fieldsOf)
  const others = draft.passengers.filter(
    (typed) => !isBlank(typed) && !again.some((person) => isSamePerson(person, typed)),
  )
  const passengers = [...again, ...others].slice(0, mostPassengers)
  writeDraft(userId, formOf(trainId), { ...draft, passengers })
}
