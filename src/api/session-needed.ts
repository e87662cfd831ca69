import { ApiError } from '@/lib/http/api-error'
import { words } from '@/domain/words'
import { messages } from './messages'

/** G2: bookings were asked for with nobody signed in; no request is made. */
export const notAuthenticated = () =>
  new ApiError({
    call: 'bookings.list',
    headline: messages['bookings.list'],
    message: words.notAuthenticated,
    kind: 'shape',
  })
