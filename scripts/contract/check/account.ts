import { add, type Check, good, refused } from './check'
import { type Exchange, header } from './client'

export async function signIn(check: Check): Promise<boolean> {
  const { email, password, adminEmail, adminPassword } = check.accounts
  const session = await good(check, 'login', { body: { email, password } })
  if (!session) return false
  check.tokens.user = session.token
  if (adminEmail !== undefined) {
    const admin = await good(check, 'login', {
      body: { email: adminEmail, password: adminPassword },
    })
    if (admin) check.tokens.admin = admin.token
  }
  await refused(check, 'login', [401], 'with a wrong password', { body: { email, password: `${password}x` } })
  return true
}

export async function account(check: Check) {
  const token = check.tokens.user
  const user = await good(check, 'getAccount', { token })
  await refused(check, 'getAccount', [401], 'without a token')
  await refused(check, 'getAccount', [401], 'with a token that it never gave out', { token: 'not.a.token' })
  if (check.readOnly) return
  if (user) {
    const { firstName = '', lastName = '', phone = '', name } = user
    await good(check, 'updateAccount', { token, body: { firstName, lastName, phone, name, username: name } })
  }
  const { email, password } = check.accounts
  // The same password again changes nothing.
  await good(check, 'changePassword', { token, body: { currentPassword: password, newPassword: password } })
  await refused(check, 'changePassword', [400, 422], 'with a wrong current password', {
    token,
    body: { currentPassword: `${password}x`, newPassword: password },
  })
  await good(check, 'forgotPassword', { body: { email: 'nobody.at.all@railway-planner.invalid' } })
  await refused(check, 'resetPassword', [400, 404, 422], 'with a token that it never gave out', {
    params: { token: 'no-such-token' },
    body: { password },
  })
  // An account could not be removed again: one that is there shows the refusal alone.
  await refused(check, 'register', [400, 409, 422], 'with an address that has an account', {
    body: { username: 'A', name: 'A', firstName: 'A', lastName: 'A', email, phone: '', password },
  })
  check.notes.push('register was asked with the address of an account that exists: no account was made.')
}

const allows = (exchange: Exchange, name: string, value: string) =>
  (header(exchange, name) ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(value.toLowerCase())

/** What a browser asks of a server on another origin before it lets the page have an answer. */
export async function crossOrigin(check: Check) {
  const { origin } = check
  if (origin === undefined) return
  for (const [id, method, path] of [
    ['createBooking', 'POST', '/api/bookings'],
    ['cancelBooking', 'PUT', '/api/bookings/x/cancel'],
    ['deleteReview', 'DELETE', '/api/reviews/x'],
    ['getAccount', 'GET', '/api/auth/me'],
  ] as const) {
    const asked = {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    const preflight = await check.client.send('OPTIONS', path, { headers: asked })
    const status = preflight.answer?.status ?? 0
    if (status < 200 || status > 299) {
      add(check, id, 'broken', 'headers', `the preflight is answered ${status || preflight.failure}`)
      continue
    }
    for (const name of ['authorization', 'content-type'])
      if (!allows(preflight, 'access-control-allow-headers', name))
        add(check, id, 'broken', 'headers', `the preflight does not allow the header ${name}`)
    if (method !== 'GET' && method !== 'POST' && !allows(preflight, 'access-control-allow-methods', method))
      add(check, id, 'broken', 'headers', `the preflight does not allow ${method}`)
  }
  const { client, tokens } = check
  const answer = await client.ask('getAccount', { token: tokens.user })
  if (header(answer, 'access-control-allow-origin') !== origin)
    add(check, 'getAccount', 'broken', 'headers', `Access-Control-Allow-Origin is not ${origin}`)
  if (header(answer, 'access-control-allow-credentials') !== 'true')
    add(check, 'getAccount', 'broken', 'headers', 'Access-Control-Allow-Credentials is not true')
}
