import * as v from 'valibot'
import { type Page, toPage } from '@/domain/page'
import { mapInSlices } from '@/lib/slices'
import { shapeError } from './failure'
import { failed, request, type RequestOptions, sessionBound } from './http'
import type { Call } from './messages'
import { isRecord, pagingSchema, unwrap } from './schema'

/**
 * A list of a length nobody knows: each record is checked as in any other list, but the page is not kept from answering
 * keys until the last one is.
 */
export async function requestLongList<T>(
  call: Call,
  path: string,
  item: v.GenericSchema<unknown, T>,
  options: RequestOptions,
): Promise<Page<T>> {
  const bound = sessionBound(options.signal)
  const body = await request(call, path, v.unknown(), options)
  try {
    const rows = unwrap(body)
    if (!Array.isArray(rows)) throw shapeError(call)
    const check = (row: unknown) => {
      const result = v.safeParse(item, row)
      if (!result.success) throw shapeError(call, undefined, result.issues)
      return result.output
    }
    return toPage(await mapInSlices(rows, check, bound), v.parse(pagingSchema, isRecord(body) ? body : {}))
  } catch (error) {
    throw failed(call, error, bound)
  }
}
