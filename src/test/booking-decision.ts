import { getResponse, http } from 'msw'
import { stationId, trainId } from '@mocks/fixture'
import { handlers } from '@mocks/handlers/index'
import { server } from '@mocks/node'
import type { BookingDecision } from '@/mutations/booking/book-once'

export const aldun = { _id: stationId(1), name: 'Aldun', code: 'ALD' }
export const dorlo = { _id: stationId(4), name: 'Dorlo', code: 'DOR' }

/** One passenger on Train 2 of the fixture's railway, which runs each day. */
export const aDecision = (changes: Partial<BookingDecision> = {}): BookingDecision => ({
  booking: {
    train: trainId(2),
    fromStation: aldun._id,
    toStation: dorlo._id,
    journeyDate: '2026-03-12',
    passengers: [{ name: 'Ira Sol', age: 34, gender: 'F' }],
    paymentMethod: 'upi',
    clientRequestId: 'request-1',
  },
  train: { _id: trainId(2), trainNumber: '90002', name: 'Train 2' },
  from: aldun,
  to: dorlo,
  ...changes,
})

/** What the back end answers a booking with, whether it saved it or not. */
export const bookingAnswer = (answer: () => Response | Promise<Response>, { saved }: { saved: boolean }) =>
  http.post('*/api/bookings', async ({ request }) => {
    if (saved) await getResponse(handlers, request.clone())
    return answer()
  })

export const answerBooking = (...answer: Parameters<typeof bookingAnswer>) =>
  server.use(bookingAnswer(...answer))

export const countCalls = (calls: { method: string }[]) => ({
  posts: calls.filter(({ method }) => method === 'POST').length,
  looks: calls.filter(({ method }) => method === 'GET').length,
})
