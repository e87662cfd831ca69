import { getResponse, http } from 'msw'
import { requireAdmin, requireUser } from './sessions.ts'
import { fail, list, serverError, unknownPath } from './replies.ts'
import { reviewHandlers } from './handlers/reviews.ts'
import type { HttpResponseResolver } from 'msw'

const absent: HttpResponseResolver = ({ request }) =>
  unknownPath(request.method, new URL(request.url).pathname)

const savedButFailing: HttpResponseResolver = async ({ request }) => {
  const response = await getResponse(reviewHandlers, request.clone())
  return response?.ok ? serverError() : response
}

const failing =
  (check: (request: Request) => unknown): HttpResponseResolver =>
  ({ request }) => {
    check(request)
    return fail(500, 'Server error')
  }

/** What the specification names and the original lacks or fails at: `server.use(...originalGaps)`. */
export const originalGaps = [
  http.put('*/api/auth/me', absent),
  http.post('*/api/auth/forgot-password', absent),
  http.post('*/api/auth/reset-password/:token', absent),
  http.put('*/api/auth/change-password', absent),
  http.get('*/api/stations/nearby', () => list([])),
  http.delete('*/api/stations/:id', failing(requireAdmin)),
  http.delete('*/api/trains/:id', failing(requireAdmin)),
  http.get('*/api/bookings/:id', absent),
  http.get('*/api/bookings/:id/details', absent),
  http.get('*/api/bookings/:id/ticket', absent),
  http.get('*/api/admin/bookings', absent),
  http.get('*/api/reviews/train/:trainId', serverError),
  http.post('*/api/reviews', savedButFailing),
  http.put('*/api/reviews/:id', savedButFailing),
  http.delete('*/api/reviews/:id', failing(requireUser)),
]
