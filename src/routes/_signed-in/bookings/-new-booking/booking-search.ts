import * as v from 'valibot'
import { mostPassengers } from '@/components/bookings/passengers-form.schema'
import { isCalendarDate } from '@/domain/calendar'

export const bookingSteps = ['journey', 'passengers', 'review'] as const
export type BookingStep = (typeof bookingSteps)[number]

const station = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())),
  undefined,
)

const searchSchema = v.object({
  step: v.fallback(v.optional(v.picklist(bookingSteps)), undefined),
  /** Station codes or ids; left out, the ends of the train's run. */
  from: station,
  to: station,
  /** The date the train starts on, YYYY-MM-DD. */
  date: v.fallback(v.optional(v.custom<string>(isCalendarDate)), undefined),
  passengers: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPassengers))),
    undefined,
  ),
})

type Parsed = v.InferOutput<typeof searchSchema>

/** What the address of a new booking says; who travels is in the draft, not in an address. */
export type BookingSearch = { [K in keyof Parsed]?: Parsed[K] }

export const parseBookingSearch = (search: Record<string, unknown>): BookingSearch =>
  Object.fromEntries(Object.entries(v.parse(searchSchema, search)).filter(([, value]) => value !== undefined))
