import * as v from 'valibot'
import { ownerHere } from '@/auth/session-store'
import { isSpent, type KeptTicket, type TicketFacts } from '@/domain/bookings/kept-ticket'
import { timeZone } from '@/lib/config'
import { type KeepFault, readRecords, removeRecordsBut, writeRecord } from '@/lib/storage/kept-records'
import { hasLeave, takeLeave, usersWithLeave } from './keep-choice'

/** Records of another version of the app are asked for anew. */
const version = 1

const text = v.optional(v.string())
const station = v.nullable(v.object({ _id: text, code: text, name: text, city: text }))
const factsSchema = v.object({
  _id: v.string(),
  pnr: v.string(),
  status: v.string(),
  train: v.nullable(v.object({ _id: text, trainNumber: text, name: text })),
  from: station,
  to: station,
  journeyDate: v.string(),
  passengers: v.array(
    v.object({
      name: v.string(),
      age: v.nullable(v.number()),
      gender: v.string(),
      seatNumber: v.nullable(v.string()),
      coach: v.nullable(v.string()),
      status: text,
    }),
  ),
})
const schema = v.object({
  version: v.literal(version),
  userId: v.string(),
  owner: v.string(),
  facts: factsSchema,
  trip: v.optional(
    v.object({
      from: v.unwrap(station),
      to: v.unwrap(station),
      departureTime: v.string(),
      arrivalTime: v.string(),
      boardingDay: v.number(),
      stopsBetween: v.optional(v.number()),
    }),
  ),
  file: v.optional(v.object({ blob: v.instance(Blob), name: v.string() })),
  keptAt: v.number(),
})

function parsed(record: unknown): KeptTicket | undefined {
  const result = v.safeParse(schema, record)
  // What was left out and what is undefined are the same here.
  return result.success ? (result.output as KeptTicket) : undefined
}

/** Whether two bookings say the same on a ticket. */
export const isSameTicket = (a: TicketFacts, b: TicketFacts) =>
  JSON.stringify(v.parse(factsSchema, a)) === JSON.stringify(v.parse(factsSchema, b))

const keyText = (userId: string, bookingId: string) => JSON.stringify([userId, bookingId])

/** Writes one down, for as long as its user wants that. */
export const writeTicket = (ticket: KeptTicket): Promise<KeepFault | undefined> =>
  writeRecord([ticket.userId, ticket.facts._id], { ...ticket, version }, () => hasLeave(ticket.userId))

/**
 * All tickets that may be kept. The others go: those of users who have logged out or do not want them, spent ones and
 * whatever cannot be read.
 * @param isWanted what else decides
 */
export async function sweptTickets(
  isWanted: (ticket: KeptTicket) => boolean = () => true,
): Promise<KeptTicket[]> {
  const records = await readRecords()
  if (!records) return []
  const now = Date.now()
  const tickets = records
    .flatMap((record) => parsed(record) ?? [])
    .filter((ticket) => hasLeave(ticket.userId) && !isSpent(ticket, now, timeZone) && isWanted(ticket))
  if (tickets.length < records.length) {
    const stay = new Set(tickets.map(({ userId, facts }) => keyText(userId, facts._id)))
    await removeRecordsBut(([userId, id]) => stay.has(keyText(userId, id)))
  }
  // Whoever is here may be about to keep the first one.
  const owners = new Set([ownerHere(), ...tickets.map(({ userId }) => userId)])
  for (const userId of usersWithLeave()) if (!owners.has(userId)) takeLeave(userId)
  return tickets
}

/** N1: those that may be shown: to somebody who is signed in only the own ones. */
export async function shownTickets(): Promise<KeptTicket[]> {
  const here = ownerHere()
  const tickets = await sweptTickets()
  return here === undefined ? tickets : tickets.filter(({ userId }) => userId === here)
}
