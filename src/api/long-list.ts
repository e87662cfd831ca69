import * as v from 'valibot'
import { type Page, toPage } from '@/domain/page'
import { keptAtOf } from '@/lib/http/kept-answers'
import { type OnItems, readLongJson } from '@/lib/http/long-json'
import { mapInSlices } from '@/lib/lists/slices'
import { noop } from '@/lib/noop'
import { shapeError } from './failure'
import { failed, type ReadBody, request, type RequestOptions, sessionBound } from './http'
import type { Call } from './messages'
import { countOf, eachOnce, isRecord, pagingSchema, unwrap } from './schema'
import { timeLimit } from './time-limit'

interface Reading {
  /** Also says whether the body is to be read. */
  onAnswer?: (answer: Response) => boolean
  onItems?: OnItems
}

/** Undefined where the body is empty, or is not to be read. */
const asItComes =
  ({ onAnswer, onItems }: Reading): ReadBody =>
  async (answer, bound) => {
    const response = await answer
    if (response.body === null) return undefined
    if (onAnswer?.(response) !== false) return readLongJson(response.body, bound, onItems)
    return response.body.cancel()
  }

/**
 * The body of an answer of a length nobody knows: the page is not kept from answering keys until it is read. It has ten
 * seconds, and ten more whenever records of it have come.
 */
export async function requestLongBody(
  call: Call,
  path: string,
  options: RequestOptions,
  { onItems = noop, ...reading }: Reading = {},
): Promise<unknown> {
  const limit = timeLimit()
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal
  const onMore: OnItems = (...more) => {
    limit.restart()
    onItems(...more)
  }
  const readBody = asItComes({ ...reading, onItems: onMore })
  return request(call, path, v.unknown(), { ...options, signal }, readBody).finally(limit.stop)
}

/** What has come of a list, and how many there are as the server announced it. */
export type OnArriving<T> = (items: readonly T[], total: number | undefined) => void

export interface LongListOptions<T> extends RequestOptions {
  /** Called whenever more records have come of a list that is long. */
  onArriving?: OnArriving<T> | undefined
  /** Of a list in pages: waited for before the second one is asked for. */
  beforeMore?: (() => Promise<unknown>) | undefined
  /** The list as it is known: where the server says that it is the same still, it is not read. */
  known?: Page<T> | undefined
}

const checkOf =
  <T>(call: Call, item: v.GenericSchema<unknown, T>) =>
  (row: unknown): T => {
    const result = v.safeParse(item, row)
    if (!result.success) throw shapeError(call, undefined, result.issues)
    return result.output
  }

/** The rows of a body that was read, each checked; the page has its turns meanwhile. */
export async function checkedRows<T>(
  call: Call,
  rows: readonly unknown[],
  item: v.GenericSchema<unknown, T>,
  signal: AbortSignal | undefined,
): Promise<T[]> {
  const bound = sessionBound(signal)
  return mapInSlices(rows, checkOf(call, item), bound).catch((error: unknown) => {
    throw failed(call, error, bound)
  })
}

/** A list of such a length: each record is checked as in any other list, and the page has its turns meanwhile. */
export async function requestLongList<T>(
  call: Call,
  path: string,
  item: v.GenericSchema<unknown, T>,
  { onArriving, known, ...options }: LongListOptions<T>,
): Promise<Page<T>> {
  const bound = sessionBound(options.signal)
  const check = checkOf(call, item)
  let records: T[] = []
  let read: unknown
  let [tag, keptAt]: [string | null, number | undefined] = [null, undefined]
  const onAnswer = (answer: Response) => {
    tag = answer.headers.get('etag')
    keptAt = keptAtOf(answer)
    return tag === null || tag !== known?.tag
  }
  const onItems: OnItems = (items, head) => {
    read = items
    for (const row of items.slice(records.length)) records.push(check(row))
    onArriving?.(records, isRecord(head) ? (countOf(head.total) ?? countOf(head.count)) : undefined)
  }
  const body = await requestLongBody(call, path, options, { onAnswer, onItems })
  if (known && tag !== null && tag === known.tag) return { ...known, keptAt }
  try {
    const rows = unwrap(body)
    if (!Array.isArray(rows)) throw shapeError(call)
    if (rows !== read) records = await mapInSlices(rows, check, bound)
    const page = toPage(eachOnce(records), v.parse(pagingSchema, isRecord(body) ? body : {}))
    return { ...page, ...(tag !== null && { tag }), ...(keptAt !== undefined && { keptAt }) }
  } catch (error) {
    throw failed(call, error, bound)
  }
}
