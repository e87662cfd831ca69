import * as v from 'valibot'
import type { NewBooking, SentBooking } from '@/domain/bookings/booking'
import { mostPassengers } from '@/domain/bookings/party'
import { genders, type Passenger } from '@/domain/bookings/passenger'
import { dropDraft, readDraft, writeDraft } from '@/lib/storage/user-data'

const typedText = v.fallback(v.string(), '')

/** Only what the booking is recognised by: the rest of what was sent is not needed again. */
const sentSchema = v.object({
  booking: v.object({
    train: v.string(),
    fromStation: v.string(),
    toStation: v.string(),
    journeyDate: v.string(),
    passengers: v.array(
      v.object({
        name: v.string(),
        age: v.number(),
        gender: v.picklist(genders.map(({ value }) => value)),
      }),
    ),
    clientRequestId: v.string(),
  }),
  trainNumber: v.string(),
  sentAt: v.number(),
  knownIds: v.array(v.string()),
  knowsAll: v.fallback(v.boolean(), false),
})

/** What step 2 asks, as it is typed or chosen: all of it becomes part of the booking. */
const typedSchema = v.object({
  passengers: v.pipe(
    v.array(
      v.object({
        name: typedText,
        age: typedText,
        gender: typedText,
        berthPreference: typedText,
      } satisfies Record<keyof Passenger, unknown>),
    ),
    v.maxLength(mostPassengers),
  ),
})
export type TypedBooking = v.InferOutput<typeof typedSchema>

const draftSchema = v.object({
  ...typedSchema.entries,
  requestId: v.pipe(v.string(), v.nonEmpty()),
  sent: v.fallback(v.optional(sentSchema), undefined),
})

/**
 * A booking in the making: who travels as typed, the id of the next request (G6), and the request that was sent, until it
 * is known what became of it.
 */
export type BookingDraft = Omit<v.InferOutput<typeof draftSchema>, 'sent'> & {
  sent?: SentBooking | undefined
}

const formOf = (trainId: string) => `booking:${trainId}`

/** G7: kept for this user in this tab until it is booked. Another train has another draft. */
export function readBookingDraft(userId: string, trainId: string): BookingDraft {
  const draft = v.safeParse(draftSchema, readDraft(userId, formOf(trainId)))
  return draft.success ? draft.output : { passengers: [], requestId: randomId() }
}

export const changeBookingDraft = (userId: string, trainId: string, changes: Partial<BookingDraft>) =>
  writeDraft(userId, formOf(trainId), { ...readBookingDraft(userId, trainId), ...changes })

/** It is known what became of the request: the next press on "Book" is another one. */
export const requestSettled = (userId: string, trainId: string) =>
  changeBookingDraft(userId, trainId, { requestId: randomId(), sent: undefined })

export const dropBookingDraft = (userId: string, trainId: string) => dropDraft(userId, formOf(trainId))

/** What would be sent by a press on "Book". */
export type Decision = Omit<NewBooking, 'clientRequestId'>

const endingOf = (decision: Decision) => `-${fingerprint(JSON.stringify(decision))}`

/**
 * One id for each decision made with a draft (G6): a tab that was duplicated has the same draft, but may decide on something
 * else.
 */
export const requestIdOf = (draftId: string, decision: Decision) => draftId + endingOf(decision)

/** Whether a press on "Book" would send the same again. */
export const isSame = (decision: Decision | undefined, { booking }: SentBooking) =>
  decision !== undefined && booking.clientRequestId.endsWith(endingOf(decision))

/** 128 random bits in hex. `crypto.randomUUID` exists on secure origins alone. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Eight hex digits that distinguish texts (FNV-1a, 32 bits). No secret is safe behind it. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
