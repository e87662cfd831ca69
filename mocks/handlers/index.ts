import { http } from 'msw'
import { unknownPath } from '../replies.ts'
import { authHandlers } from './auth.ts'
import { bookingHandlers } from './bookings.ts'
import { reviewHandlers } from './reviews.ts'
import { stationHandlers } from './stations.ts'
import { trainHandlers } from './trains.ts'

/** Only from the root: the development server's own modules, such as /src/api/http.ts, are none of ours. */
export const isApiCall = (request: Request) => new URL(request.url).pathname.startsWith('/api/')

const unknown = http.all(
  ({ request }) => isApiCall(request),
  ({ request }) => unknownPath(request.method, new URL(request.url).pathname),
)

export const handlers = [
  ...authHandlers,
  ...stationHandlers,
  ...trainHandlers,
  ...bookingHandlers,
  ...reviewHandlers,
  unknown,
]
