import * as v from 'valibot'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { instantOf } from '@/domain/time/duration'
import { type Page, type Paging, toPage } from '@/domain/page'

/** Text that may be left out, null, or of a type the app has no use for. */
export const optionalText = v.fallback(v.optional(v.string()), undefined)

/** An id, never empty, that an address can hold: without one a record cannot be linked to, cached or changed. */
export const id = v.pipe(
  v.string(),
  v.check((text) => text !== '' && text.isWellFormed()),
)

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A finite number, or that of a text that is one, blanks around it or not; else undefined. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A number that counts or measures something; less than nothing is not known. */
function amountOf(value: unknown): number | undefined {
  const number = numberOf(value)
  return number !== undefined && number >= 0 ? number : undefined
}

/** How many there are of something. */
export function countOf(value: unknown): number | undefined {
  const number = amountOf(value)
  return Number.isSafeInteger(number) ? number : undefined
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const optionalNumber = v.optional(v.pipe(v.unknown(), v.transform(numberOf)))

export const amountOrNull = v.pipe(
  v.unknown(),
  v.transform((value) => amountOf(value) ?? null),
)

export const countOrNull = v.pipe(
  v.unknown(),
  v.transform((value) => countOf(value) ?? null),
)

/** A text that is not blank, or a number as one; else undefined. */
export const textOrNumber = v.pipe(
  v.unknown(),
  v.transform((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined,
  ),
)

const pagingNumber = v.optional(v.pipe(v.unknown(), v.transform(countOf)))

export const pagingSchema = v.object({
  total: pagingNumber,
  count: pagingNumber,
  totalPages: pagingNumber,
  currentPage: pagingNumber,
})

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of `{ success, data }` or `{ data }`, or the bare value (api-model 1.2). */
export const unwrap = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body)

/** One record, wrapped or bare. */
export const single = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.unknown(), v.transform(unwrap), schema)

/** A record that comes twice is shown once. What has no id is left as it is. */
export function eachOnce<T>(items: readonly T[]): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const known = isRecord(item) ? item._id : undefined
    if (known === undefined) return true
    return !seen.has(known) && seen.add(known)
  })
}

/** A list with its paging, wrapped or bare. */
export const list = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform((body) => ({ items: unwrap(body), paging: isRecord(body) ? body : {} })),
    v.object({ items: v.array(item), paging: pagingSchema }),
    v.transform(({ items, paging }): Page<T> => toPage(eachOnce(items), paging as Paging)),
  )

/** Lists without paging (trains, own bookings, stations nearby) are as long as they are. */
export const wholeList = <T>(page: Page<T>): Page<T> => ({
  ...page,
  total: Math.max(page.total, page.items.length),
  count: Math.max(page.count, page.items.length),
})

export const unpaged = <T>(item: v.GenericSchema<unknown, T>) => v.pipe(list(item), v.transform(wholeList<T>))

/** Answers whose body says nothing: deletions. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** `{ message }`, or nothing: what the account calls say on success. */
export const messageSchema = v.pipe(
  v.fallback(v.object({ message: optionalText }), { message: undefined }),
  v.transform(({ message }) => message ?? ''),
)

/** An ISO instant, or a date; another text, such as one of a day that no month has, says no time. */
export const optionalInstant = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isCalendarDate(text) || !Number.isNaN(instantOf(text))),
    ),
  ),
  undefined,
)
