import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '../clock.ts'
import { db } from '../db.ts'
import { ask, call, expired, fieldRefusal, maya, ravi, refusal, resetToFixture } from '../fixture.ts'
import { issueToken } from '../sessions.ts'

beforeEach(resetToFixture)
afterEach(() => setClock())

const newcomer = { username: ' Nila Rao ', email: 'Nila@Mail.test', password: 'secret' }
const login = (email: string, password: string) => ask('POST /auth/login', { body: { email, password } })

test('A4: registration answers token and user with `id`, and ignores a role sent along', async () => {
  const answer = await ask('POST /auth/register', {
    body: { ...newcomer, role: 'admin', phone: '98 7654 3210' },
  })
  const user = db.users.at(-1)
  expect(user).toMatchObject({ phone: '98 7654 3210', password: 'secret' })
  expect(answer).toEqual({
    status: 201,
    body: {
      success: true,
      message: 'Registration successful',
      token: `mock.${user?._id}.1`,
      user: { id: user?._id, username: 'Nila Rao', email: 'nila@mail.test', role: 'user' },
    },
  })
  expect(
    await ask('GET /auth/me', { headers: { Authorization: `Bearer mock.${user?._id}.1` } }),
  ).toMatchObject({
    status: 200,
    body: { user: { _id: user?._id } },
  })
})

test('A4: registration refuses bad fields, a known e-mail and a taken name', async () => {
  expect(await ask('POST /auth/register', { body: {} })).toEqual(
    fieldRefusal('username', 'email', 'password'),
  )
  expect(await ask('POST /auth/register', { body: { ...newcomer, password: '12345' } })).toEqual({
    status: 400,
    body: {
      success: false,
      errors: [
        {
          type: 'field',
          value: '12345',
          msg: 'Password must have at least 6 characters',
          path: 'password',
          location: 'body',
        },
      ],
    },
  })
  expect(await ask('POST /auth/register', { body: { ...newcomer, email: ' nila@mail.test' } })).toEqual(
    fieldRefusal('email'),
  )
  expect(await ask('POST /auth/register', { body: { ...newcomer, email: 'MAYA@mail.test' } })).toEqual(
    refusal(400),
  )
  expect(await ask('POST /auth/register', { body: { ...newcomer, username: 'Maya Lobo' } })).toEqual(
    refusal(500),
  )
})

test('A4: login takes the e-mail in any case and refuses a wrong password', async () => {
  expect(await login('Maya@mail.test', 'Secret!1')).toMatchObject({
    status: 200,
    body: { success: true, token: `mock.${maya}.1`, user: { id: maya, role: 'user' } },
  })
  expect(await login('maya@mail.test', 'wrong')).toEqual(refusal(401))
  expect(await login('nobody@mail.test', 'Secret!1')).toEqual(refusal(401))
  expect(await login('maya', '')).toEqual(fieldRefusal('email', 'password'))
})

test('A2: the current user comes with `_id` and the ids of the bookings, without the password', async () => {
  expect(await ask('GET /auth/me', { as: maya })).toEqual({
    status: 200,
    body: {
      success: true,
      user: {
        _id: maya,
        username: 'Maya Lobo',
        email: 'maya@mail.test',
        role: 'user',
        bookings: [db.bookings[0]?._id],
        createdAt: '2025-06-01T08:00:00.000Z',
        updatedAt: '2025-06-01T08:00:00.000Z',
      },
    },
  })
})

test('A11: a missing, a made-up, a revoked and an expired token are refused with 401', async () => {
  const bearer = (token: string) => ask('GET /auth/me', { headers: { Authorization: `Bearer ${token}` } })
  expect(await ask('GET /auth/me')).toEqual(refusal(401))
  expect(await bearer('null')).toEqual(refusal(401))
  expect(await bearer(`mock.${maya}.1`)).toEqual(refusal(401))
  const token = issueToken(maya)
  expect(await bearer(token)).toMatchObject({ status: 200 })
  resetToFixture()
  expect(await bearer(token)).toEqual(refusal(401))
  const email = db.users.find(({ _id }) => _id === expired)?.email ?? ''
  expect(await login(email, 'Secret!1')).toMatchObject({ status: 200 })
  expect(await ask('GET /auth/me', { as: expired })).toEqual(refusal(401))
  expect(await ask('GET /bookings', { as: expired })).toEqual(refusal(401))
})

test('A9: a profile update changes names and phone and nothing else', async () => {
  const body = {
    firstName: 'May',
    lastName: 'Lobo',
    phone: '',
    name: 'May Lobo',
    email: 'x@y.test',
    role: 'admin',
  }
  expect(await ask('PUT /auth/me', { as: maya, body })).toMatchObject({
    status: 200,
    body: {
      user: { _id: maya, username: 'May Lobo', firstName: 'May', lastName: 'Lobo', phone: '', role: 'user' },
    },
  })
  expect(db.users[0]).toMatchObject({ email: 'maya@mail.test', role: 'user' })
  expect(await ask('PUT /auth/me', { as: maya, body: { name: 'Ravi Nair' } })).toEqual(refusal(400))
  expect(await ask('PUT /auth/me', { as: maya, body: { phone: 5 } })).toEqual(fieldRefusal('phone'))
  expect(await ask('PUT /auth/me', { body })).toEqual(refusal(401))
})

test('A9: the reset token works once, for the address asked for last, for an hour', async () => {
  const forgot = (email: string) => ask('POST /auth/forgot-password', { body: { email } })
  const reset = (token: string, password = 'Brand-new1') =>
    ask(`POST /auth/reset-password/${token}`, { body: { password } })
  expect(await reset('demo-reset-token')).toEqual(refusal(400))
  const known = await forgot('ravi@mail.test')
  expect(known).toMatchObject({ status: 200, body: { success: true } })
  expect(await forgot('nobody@mail.test')).toEqual(known)
  expect(await reset('demo-reset-token')).toEqual(refusal(400))
  await forgot('Maya@mail.test')
  expect(await reset('other-token')).toEqual(refusal(400))
  expect(await reset('demo-reset-token', 'short')).toEqual(fieldRefusal('password'))
  expect(await reset('demo-reset-token')).toMatchObject({ status: 200, body: { success: true } })
  expect(await login('maya@mail.test', 'Brand-new1')).toMatchObject({ status: 200 })
  expect(await reset('demo-reset-token')).toEqual(refusal(400))
  await forgot('maya@mail.test')
  setClock('2026-03-03T07:30:00.000Z')
  expect(await reset('demo-reset-token')).toEqual(refusal(400))
  expect(await forgot('no address')).toEqual(fieldRefusal('email'))
})

test('A9: changing the password needs the current one', async () => {
  const change = (currentPassword: string, newPassword: string) =>
    ask('PUT /auth/change-password', { as: ravi, body: { currentPassword, newPassword } })
  expect(await change('wrong', 'Brand-new1')).toEqual(refusal(400))
  expect(await change('', 'short')).toEqual(fieldRefusal('currentPassword', 'newPassword'))
  expect(await change('Secret!1', 'Brand-new1')).toMatchObject({ status: 200, body: { success: true } })
  expect(await login('ravi@mail.test', 'Brand-new1')).toMatchObject({ status: 200 })
  expect(await ask('PUT /auth/change-password', { body: {} })).toEqual(refusal(401))
})

test('L1: hostile bodies are answered, not crashed on', async () => {
  const broken = { status: 500, body: { status: 'error', message: 'The body is not valid JSON', error: {} } }
  for (const body of ['{', 'null', '"text"', '1']) {
    expect(await ask('POST /auth/login', { body })).toEqual(broken)
  }
  const nested = { email: { $gt: '' }, password: ['x'] }
  expect(await ask('POST /auth/login', { body: nested })).toEqual(fieldRefusal('email', 'password'))
  expect(await ask('POST /auth/login', { body: [] })).toEqual(fieldRefusal('email', 'password'))
  const plain = { body: '{"email":"maya@mail.test"}', headers: { 'Content-Type': 'text/plain' } }
  expect(await ask('POST /auth/login', plain)).toEqual(fieldRefusal('email', 'password'))
})

test('L1: an unknown path answers a page, with what was asked for made harmless', async () => {
  const response = await call("PATCH /auth/<script>'", { as: maya })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await response.text()).toContain('Cannot PATCH /api/auth/%3Cscript%3E&#39;')
  expect((await call('GET /auth/login')).status).toBe(404)
})
