import { addDays } from '@/domain/time/calendar'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { zonedInstant } from '@/domain/time/zoned-instant'
import type { Trip } from '@/domain/trains/trip'
import type { Booking } from './booking'
import { boardingDate, bookedTimes, type RailwayTime } from './booking-journey'
import { longestRunDays } from './next-journey'

/** What stands on a ticket of paper, and nothing else of a booking. */
export type TicketFacts = Pick<
  Booking,
  '_id' | 'pnr' | 'status' | 'train' | 'from' | 'to' | 'journeyDate' | 'passengers'
>
export type TicketTrip = Pick<
  Trip,
  'from' | 'to' | 'departureTime' | 'arrivalTime' | 'boardingDay' | 'stopsBetween'
>

/** N1: a ticket as this device keeps it. */
export interface KeptTicket {
  userId: string
  /** Who has booked it. */
  owner: string
  facts: TicketFacts
  /** The train's times, where they are known. */
  trip?: TicketTrip | undefined
  /** The railway's own file, where it gives one. */
  file?: { blob: Blob; name: string } | undefined
  /** Epoch ms. */
  keptAt: number
}

export const factsOf = (booking: Booking): TicketFacts => {
  const { _id, pnr, status, train, from, to, journeyDate, passengers } = booking
  return { _id, pnr, status, train, from, to, journeyDate, passengers }
}

export const tripFacts = (trip: Trip): TicketTrip => {
  const { from, to, departureTime, arrivalTime, boardingDay, stopsBetween } = trip
  return { from, to, departureTime, arrivalTime, boardingDay, stopsBetween }
}

const timesOf = ({ facts, trip }: Pick<KeptTicket, 'facts' | 'trip'>, timeZone: string) =>
  bookedTimes(facts.journeyDate, trip && { ...trip, farePerPassenger: undefined }, timeZone)

const dayMs = 86_400_000

/** A ticket is of use until a day after its train has arrived. */
export function isSpent(ticket: Pick<KeptTicket, 'facts' | 'trip'>, now: number, timeZone: string): boolean {
  const { journeyDate } = ticket.facts
  if (!isCalendarDate(journeyDate)) return true
  const arrival: RailwayTime = timesOf(ticket, timeZone)?.arrival ?? {
    date: addDays(boardingDate(journeyDate, ticket.trip), longestRunDays),
    time: '23:59',
  }
  return zonedInstant(arrival.date, arrival.time, timeZone) + dayMs <= now
}

/** When the train leaves, as far as it is known. */
export function departureOf(
  ticket: Pick<KeptTicket, 'facts' | 'trip'>,
  timeZone: string,
): { date: string; time?: string } {
  const { facts, trip } = ticket
  return timesOf(ticket, timeZone)?.departure ?? { date: boardingDate(facts.journeyDate, trip) }
}

/** The trains of a journey one after the other. */
export const inTravelOrder = (tickets: readonly KeptTicket[], timeZone: string) => {
  const orderOf = (ticket: KeptTicket) => {
    const { date, time = '24:00' } = departureOf(ticket, timeZone)
    return `${date} ${time}`
  }
  return tickets.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}
