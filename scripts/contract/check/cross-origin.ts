import { getAccount } from '../resources/accounts.calls.ts'
import { cancelBooking, createBooking } from '../resources/bookings.calls.ts'
import { deleteReview } from '../resources/reviews.calls.ts'
import { add, type Check } from './check.ts'
import { header, isNamedIn } from './client.ts'

/** What a browser asks of a server on another origin before it lets the page have an answer. */
export async function crossOrigin(check: Check) {
  const { origin } = check
  if (origin === undefined) return
  for (const [call, path] of [
    [createBooking, '/api/bookings'],
    [cancelBooking, '/api/bookings/x/cancel'],
    [deleteReview, '/api/reviews/x'],
    [getAccount, '/api/auth/me'],
  ] as const) {
    const { method } = call
    const asked = {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    const preflight = await check.client.send('OPTIONS', path, { headers: asked })
    const status = preflight.answer?.status ?? 0
    if (status < 200 || status > 299) {
      add(check, call, 'broken', 'headers', `the preflight is answered ${status || preflight.failure}`)
      continue
    }
    for (const name of ['authorization', 'content-type'])
      if (!isNamedIn(preflight, 'access-control-allow-headers', name))
        add(check, call, 'broken', 'headers', `the preflight does not allow the header ${name}`)
    if (
      method !== 'GET' &&
      method !== 'POST' &&
      !isNamedIn(preflight, 'access-control-allow-methods', method)
    )
      add(check, call, 'broken', 'headers', `the preflight does not allow ${method}`)
  }
  const { client, tokens } = check
  const answer = await client.ask(getAccount, { token: tokens.user })
  if (header(answer, 'access-control-allow-origin') !== origin)
    add(check, getAccount, 'broken', 'headers', `Access-Control-Allow-Origin is not ${origin}`)
  if (header(answer, 'access-control-allow-credentials') !== 'true')
    add(check, getAccount, 'broken', 'headers', 'Access-Control-Allow-Credentials is not true')
  const refusal = await client.ask(getAccount)
  if (header(refusal, 'access-control-allow-origin') !== origin)
    add(
      check,
      getAccount,
      'broken',
      'headers',
      'a refusal has no Access-Control-Allow-Origin: the page takes it for no answer',
    )
}
