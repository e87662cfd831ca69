import { pathBeside } from '@/lib/http/path'
import * as v from 'valibot'
import { type Booking, type NewBooking, normalPnr } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import { ApiError } from '@/lib/http/api-error'
import { bookingSchema, ownPage, ownRowsSchema } from './bookings.schema'
import { bodyMessage, shapeError } from './failure'
import { request } from './http'
import { checkedRows, requestLongBody } from './long-list'
import { words } from '@/domain/words'
import { isRecord, list, single } from './schema'

export interface AdminBookingFilter {
  page?: number
  limit?: number
  status?: string
  /** YYYY-MM-DD, both days included, compared with the journey date. */
  fromDate?: string
  toDate?: string
  /** Train id. */
  train?: string
  search?: string
}

/** G2: a list without `success: true` is a failure in the body's words, else in the call's. */
export async function listBookings(signal?: AbortSignal): Promise<Page<Booking>> {
  const body = await requestLongBody('bookings.list', '/bookings', { signal })
  const rows = v.safeParse(ownRowsSchema, body)
  if (!rows.success) {
    // What is said with a yes is no reason for a failure.
    const said = isRecord(body) && body.success === true ? undefined : bodyMessage(body)
    throw shapeError('bookings.list', said, rows.issues)
  }
  const data = await checkedRows('bookings.list', rows.output.data, bookingSchema, signal)
  return ownPage({ ...rows.output, data })
}

/** A failure that the second address may make good: not the end of a session, and not a page that was left. */
const mayTryElsewhere = (error: unknown) =>
  error instanceof ApiError && error.kind !== 'aborted' && error.status !== 401

/** G4: the one address, then the other; neither yields data: the specified words. The first refusal is the cause. */
export async function getBooking(id: string, signal?: AbortSignal): Promise<Booking> {
  try {
    return await request('bookings.get', bookingPath`/bookings/${id}`, single(bookingSchema), { signal })
  } catch (error) {
    if (!mayTryElsewhere(error)) throw error
    try {
      return await request('bookings.details', bookingPath`/bookings/${id}/details`, single(bookingSchema), {
        signal,
      })
    } catch (second) {
      if (!mayTryElsewhere(second)) throw second
      const { status, kind } = second as ApiError
      throw new ApiError(
        {
          call: 'bookings.details',
          headline: words.noBookingData,
          message: words.noBookingData,
          kind,
          status,
        },
        { cause: error },
      )
    }
  }
}

/** @param pnr in any letter case, with or without blanks and dashes */
export const getBookingByPnr = (pnr: string, signal?: AbortSignal) =>
  request('bookings.byPnr', bookingPath`/bookings/pnr/${normalPnr(pnr)}`, single(bookingSchema), { signal })

export const createBooking = (booking: NewBooking) =>
  request('bookings.create', '/bookings', single(bookingSchema), { method: 'post', json: booking })

export const cancelBooking = (id: string) =>
  request('bookings.cancel', bookingPath`/bookings/${id}/cancel`, single(bookingSchema), { method: 'put' })

export const listAllBookings = (filter: AdminBookingFilter = {}, signal?: AbortSignal) =>
  request('bookings.listAll', '/admin/bookings', list(bookingSchema), { searchParams: { ...filter }, signal })

/** Beside single bookings back ends have the look-up by PNR, and some the list of all (api-model 3.4). */
export const bookingPath = pathBeside('pnr', 'all')
