import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { getResponse, http } from 'msw'
import { maya, stationId, trainId } from '@mocks/fixture'
import { handlers } from '@mocks/handlers/index'
import { server } from '@mocks/node'
import type { NewBooking } from '@/domain/bookings/booking'
import { noop } from '@/lib/noop'
import { attemptQuery } from '@/mutations/booking/book-once'
import { aNewBooking, aTrain } from './railway/builders'

const [from, to] = [stationId(1), stationId(4)]

/** One passenger on Train 2 of the fixture's railway, which runs each day. */
export const aDecision = (changes: Partial<NewBooking> = {}) => ({
  userId: maya,
  train: aTrain({
    _id: trainId(2),
    trainNumber: '90002',
    name: 'Train 2',
    source: { _id: from, name: 'Aldun', code: 'ALD' },
    destination: { _id: to, name: 'Dorlo', code: 'DOR' },
  }),
  booking: aNewBooking({
    train: trainId(2),
    fromStation: from,
    toStation: to,
    journeyDate: '2026-03-12',
    ...changes,
  }),
})

/** A page that shows the attempt: what it is shown since, one after another. */
export function openPage(client: QueryClient) {
  const attempt = attemptQuery(maya, trainId(2))
  const leave = new QueryObserver(client, attempt).subscribe(noop)
  const shown: string[] = []
  client.getQueryCache().subscribe(() => {
    const kind = client.getQueryData(attempt.queryKey)?.kind
    if (kind !== undefined && kind !== shown.at(-1)) shown.push(kind)
  })
  return { shown, leave }
}

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
