import { http, HttpResponse } from 'msw'
import { now } from '../clock.ts'
import { db, newId, state } from '../db.ts'
import { fail, serverError } from '../replies.ts'
import { issueToken, requireUser } from '../sessions.ts'
import { account, accountAtLogin } from '../shapes.ts'
import { endpoint } from './endpoint.ts'
import { isEmail, isFilled, isLongEnough, optional, problemsIn, refuseIfAny, textOf } from './fields.ts'
import type { UserRecord } from '../records.ts'

/** No mail is sent, so the token of the last request is always this one. */
export const demoResetToken = 'demo-reset-token'
const resetTokenLife = 60 * 60_000

const isText = optional((value) => typeof value === 'string')

const byEmail = (email: unknown) => db.users.find((user) => user.email === textOf(email).toLowerCase())

const signedIn = (user: UserRecord, message: string, status: number) =>
  HttpResponse.json(
    { success: true, message, token: issueToken(user._id), user: accountAtLogin(user) },
    { status },
  )

const done = (message: string) => HttpResponse.json({ success: true, message })

const register = endpoint(({ body }) => {
  refuseIfAny(
    problemsIn(body, {
      username: [isFilled, 'Username is required'],
      email: [isEmail, 'A valid e-mail address is required'],
      password: [isLongEnough, 'Password must have at least 6 characters'],
    }),
  )
  if (byEmail(body.email)) throw fail(400, 'An account with this e-mail address already exists')
  const username = textOf(body.username)
  if (db.users.some((user) => user.username === username)) throw serverError()
  const at = now().toISOString()
  const user: UserRecord = {
    _id: newId(),
    username,
    email: textOf(body.email).toLowerCase(),
    password: String(body.password),
    role: 'user',
    ...(isFilled(body.phone) && { phone: textOf(body.phone) }),
    createdAt: at,
    updatedAt: at,
  }
  db.users.push(user)
  return signedIn(user, 'Registration successful', 201)
})

const login = endpoint(({ body }) => {
  refuseIfAny(
    problemsIn(body, {
      email: [isEmail, 'A valid e-mail address is required'],
      password: [(value) => typeof value === 'string' && value !== '', 'Password is required'],
    }),
  )
  const user = byEmail(body.email)
  if (!user || user.password !== body.password) throw fail(401, 'Wrong e-mail address or password')
  return signedIn(user, 'Login successful', 200)
})

const me = endpoint(({ request }) =>
  HttpResponse.json({ success: true, user: account(requireUser(request)) }),
)

const updateMe = endpoint(({ request, body }) => {
  const user = requireUser(request)
  const texts = ['firstName', 'lastName', 'phone', 'name', 'username'] as const
  refuseIfAny(problemsIn(body, Object.fromEntries(texts.map((field) => [field, [isText, 'Must be a text']]))))
  const username = textOf(body.username) || textOf(body.name) || user.username
  if (db.users.some((other) => other !== user && other.username === username)) {
    throw fail(400, 'This name is already taken')
  }
  user.username = username
  for (const field of ['firstName', 'lastName', 'phone'] as const) {
    if (typeof body[field] === 'string') user[field] = textOf(body[field])
  }
  user.updatedAt = now().toISOString()
  return HttpResponse.json({ success: true, user: account(user) })
})

const forgotPassword = endpoint(({ body }) => {
  refuseIfAny(problemsIn(body, { email: [isEmail, 'A valid e-mail address is required'] }))
  const expires = new Date(now().getTime() + resetTokenLife).toISOString()
  state.passwordReset = { token: demoResetToken, email: textOf(body.email).toLowerCase(), expires }
  // The same words for unknown addresses: the answer must not tell who has an account.
  return done('If an account with this e-mail address exists, a link to set a new password is on its way.')
})

const resetPassword = endpoint(({ params, body }) => {
  refuseIfAny(problemsIn(body, { password: [isLongEnough, 'Password must have at least 6 characters'] }))
  const reset = state.passwordReset
  const user = reset && byEmail(reset.email)
  if (!user || reset.token !== params.token || reset.expires <= now().toISOString()) {
    throw fail(400, 'The link is invalid or has expired')
  }
  user.password = String(body.password)
  state.passwordReset = null
  return done('The password has been changed. You can log in now.')
})

const changePassword = endpoint(({ request, body }) => {
  const user = requireUser(request)
  refuseIfAny(
    problemsIn(body, {
      currentPassword: [(value) => typeof value === 'string' && value !== '', 'Current password is required'],
      newPassword: [isLongEnough, 'Password must have at least 6 characters'],
    }),
  )
  if (user.password !== body.currentPassword) throw fail(400, 'The current password is not correct')
  user.password = String(body.newPassword)
  return done('The password has been changed')
})

export const authHandlers = [
  http.post('*/api/auth/register', register),
  http.post('*/api/auth/login', login),
  http.get('*/api/auth/me', me),
  http.put('*/api/auth/me', updateMe),
  http.post('*/api/auth/forgot-password', forgotPassword),
  http.post('*/api/auth/reset-password/:token', resetPassword),
  http.put('*/api/auth/change-password', changePassword),
]
