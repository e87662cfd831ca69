import * as v from 'valibot'
import { type Page, toPage } from '@/domain/page'
import { readLongJson } from '@/lib/http/long-json'
import { mapInSlices } from '@/lib/lists/slices'
import { shapeError } from './failure'
import { failed, type ReadBody, request, type RequestOptions, sessionBound } from './http'
import type { Call } from './messages'
import { eachOnce, isRecord, pagingSchema, unwrap } from './schema'
import { timeLimit } from './time-limit'

const asItComes: ReadBody = async (answer, bound) => {
  const { body } = await answer
  return body === null ? undefined : readLongJson(body, bound)
}

/** The body of an answer of a length nobody knows: the page is not kept from answering keys until it is read. */
export async function requestLongBody(call: Call, path: string, options: RequestOptions): Promise<unknown> {
  const limit = timeLimit()
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal
  return request(call, path, v.unknown(), { ...options, signal }, asItComes).finally(limit.stop)
}

/** A list of such a length: each record is checked as in any other list, and the page has its turns meanwhile. */
export async function requestLongList<T>(
  call: Call,
  path: string,
  item: v.GenericSchema<unknown, T>,
  options: RequestOptions,
): Promise<Page<T>> {
  const bound = sessionBound(options.signal)
  const body = await requestLongBody(call, path, options)
  try {
    const rows = unwrap(body)
    if (!Array.isArray(rows)) throw shapeError(call)
    const check = (row: unknown) => {
      const result = v.safeParse(item, row)
      if (!result.success) throw shapeError(call, undefined, result.issues)
      return result.output
    }
    const records = eachOnce(await mapInSlices(rows, check, bound))
    return toPage(records, v.parse(pagingSchema, isRecord(body) ? body : {}))
  } catch (error) {
    throw failed(call, error, bound)
  }
}
