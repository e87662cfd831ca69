import * as v from 'valibot'
import { meSchema, profileSchema, sessionSchema } from '@/api/auth.schema'
import { messageSchema } from '@/api/schema'
import { type ContractCall, invalid, named, signedIn } from '../contract.ts'
import { described, id, text } from '../fields.ts'

const userFields = {
  username: described(text, 'What the user is called on every page.'),
  email: text,
  role: described(text, 'What pages the user may open: `user`, `admin`, `agent`, or a word of your own.'),
  firstName: v.optional(text),
  lastName: v.optional(text),
  phone: v.optional(text),
}

const user = v.object({ _id: id, ...userFields })
/** Beside a token the id may stand under either name. */
export const sessionUser = v.union([user, v.object({ id, ...userFields })])

export const userExample: v.InferInput<typeof user> = {
  _id: '66b000000000000000000001',
  username: 'Maya Lobo',
  email: 'maya@mail.test',
  role: 'user',
  firstName: 'Maya',
  lastName: 'Lobo',
  phone: '+91 55500 12345',
}

export const records = { User: named(user, userExample) }

export const register = {
  id: 'register',
  method: 'POST',
  path: '/api/auth/register',
  who: 'anyone',
  requirement: 'A4',
  summary: 'Open an account',
  description:
    'The whole name comes under `username` and, the same, under `name`, and in its two parts, each 1 to 100 characters; a server needs `username` alone. The telephone number is empty or 10 to 15 digits, with `+` in front and blanks or hyphens among them. The address, up to 254 characters, is one whatever the case of its letters; one that has an account is a 400, best at `email`. A role is never sent: whoever registers is a `user`. Two users may have one name.',
  body: v.object({
    username: v.string(),
    name: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    email: v.pipe(v.string(), v.email()),
    phone: v.string(),
    password: v.string(),
  }),
  status: 201,
  layout: 'session',
  reads: sessionSchema,
  refusals: invalid,
  without: 'Nobody can open an account: the registration form says that it failed.',
  shown: 'Registration failed. Please try again.',
} satisfies ContractCall

export const login = {
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  who: 'anyone',
  requirement: 'A4',
  summary: 'Sign in',
  description: 'Whether to be remembered stays in the browser. There is no call for signing out.',
  body: v.object({ email: v.string(), password: v.string() }),
  status: 200,
  layout: 'session',
  reads: sessionSchema,
  refusals: {
    400: 'Address or password is missing; an empty one may be a 401 too.',
    401: 'Wrong address or password.',
  },
  without: 'Nobody can sign in, so nothing but the public pages works.',
  shown: 'Login failed. Please check your credentials.',
} satisfies ContractCall

export const getAccount = {
  id: 'getAccount',
  method: 'GET',
  path: '/api/auth/me',
  who: 'user',
  requirement: 'A2',
  summary: 'Who is signed in',
  status: 200,
  layout: 'account',
  answer: user,
  reads: meSchema,
  refusals: signedIn,
  without: 'Whoever loads the page again is signed out.',
  shown: 'Failed to load user. Please log in again.',
} satisfies ContractCall

export const updateAccount = {
  id: 'updateAccount',
  method: 'PUT',
  path: '/api/auth/me',
  who: 'user',
  requirement: 'A9',
  summary: 'Change the own name and phone number',
  description:
    'Any of the names may be empty; an empty `username` leaves the name as it is. The telephone number is as for an account that is opened. The address stays as it is.',
  body: v.object({
    firstName: v.string(),
    lastName: v.string(),
    phone: v.string(),
    name: v.string(),
    username: v.string(),
  }),
  status: 200,
  layout: 'account',
  answer: user,
  reads: profileSchema,
  refusals: { ...signedIn, ...invalid },
  without: 'The profile cannot be changed: its form says so, and keeps what was typed.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const forgotPassword = {
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  who: 'anyone',
  requirement: 'A9',
  summary: 'Ask for a link to set a new password',
  description:
    'The same answer for unknown addresses; for what is no address that, or a 400. The link leads to `/reset-password/<token>` of the app.',
  body: v.object({ email: v.string() }),
  status: 200,
  layout: 'message',
  reads: messageSchema,
  refusals: invalid,
  without: 'Whoever has forgotten the password is told that no link could be sent.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const resetPassword = {
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password/{token}',
  who: 'anyone',
  requirement: 'A9',
  summary: 'Set a new password with the token of the link',
  description:
    'A token is good once. Nobody is signed in by it. Where token and password are both bad, either refusal will do.',
  body: v.object({ password: v.string() }),
  status: 200,
  layout: 'message',
  reads: messageSchema,
  refusals: { 400: 'The token is unknown or too old, or the password is refused.' },
  without: 'The link of the mail leads to a form that cannot save.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const changePassword = {
  id: 'changePassword',
  method: 'PUT',
  path: '/api/auth/change-password',
  who: 'user',
  requirement: 'A9',
  summary: 'Change the own password',
  description: 'A wrong current password is a 400: a 401 would end the session.',
  body: v.object({ currentPassword: v.string(), newPassword: v.string() }),
  status: 200,
  layout: 'message',
  reads: messageSchema,
  refusals: { ...signedIn, ...invalid },
  without: 'The password cannot be changed: its form says so.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const calls = [
  register,
  login,
  getAccount,
  updateAccount,
  forgotPassword,
  resetPassword,
  changePassword,
]
