import * as v from 'valibot'
import { isCalendarDate } from '@/domain/calendar'

const code = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
      v.transform((text) => text.trim().toUpperCase()),
      v.regex(/^[A-Z0-9-]{1,10}$/),
    ),
  ),
  undefined,
)

export const tripOrders = ['arrival', 'departure', 'shortest', 'cheapest'] as const

const searchSchema = v.object({
  from: code,
  to: code,
  date: v.fallback(v.optional(v.custom<string>(isCalendarDate)), undefined),
  passengers: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
    undefined,
  ),
  sort: v.fallback(v.optional(v.picklist(tripOrders)), undefined),
})

/** What the planner's address says (D5): stations by code, so that a link can be read and shared. */
export type PlannerSearch = {
  [K in keyof v.InferOutput<typeof searchSchema>]?: v.InferOutput<typeof searchSchema>[K]
}

/** Rubbish in the address is left out, never an error page. */
export const parsePlannerSearch = (search: Record<string, unknown>): PlannerSearch =>
  Object.fromEntries(Object.entries(v.parse(searchSchema, search)).filter(([, value]) => value !== undefined))
