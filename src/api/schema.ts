import * as v from 'valibot'
import { type Page, type Paging, toPage } from '@/domain/page'

/** Text that may be left out, null, or of a type the app has no use for. */
export const optionalText = v.fallback(v.optional(v.string()), undefined)

/** An id, never empty: without one a record cannot be linked to, cached or changed. */
export const id = v.pipe(v.string(), v.nonEmpty())

/** A finite number, or a text that is one; else undefined. */
export const optionalNumber = v.fallback(
  v.optional(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), v.finite()),
  ),
  undefined,
)

export const numberOrNull = v.pipe(
  v.unknown(),
  v.transform((value) => v.parse(optionalNumber, value) ?? null),
)

const pagingNumber = v.fallback(
  v.optional(
    v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0))),
  ),
  undefined,
)

export const pagingSchema = v.object({
  total: pagingNumber,
  count: pagingNumber,
  totalPages: pagingNumber,
  currentPage: pagingNumber,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of `{ success, data }` or `{ data }`, or the bare value (api-model 1.2). */
export const unwrap = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body)

/** One record, wrapped or bare. */
export const single = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.unknown(), v.transform(unwrap), schema)

/** A list with its paging, wrapped or bare. */
export const list = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform((body) => ({ items: unwrap(body), paging: isRecord(body) ? body : {} })),
    v.object({ items: v.array(item), paging: pagingSchema }),
    v.transform(({ items, paging }): Page<T> => toPage(items, paging as Paging)),
  )

/** Two lists carry no paging at all (trains, own bookings): their total is their length. */
export const unpaged = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    list(item),
    v.transform((page): Page<T> => ({
      ...page,
      total: Math.max(page.total, page.items.length),
      count: Math.max(page.count, page.items.length),
    })),
  )

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
