import type { User } from '@/domain/users/user'
import { ApiError } from '@/lib/http/api-error'
import { path } from '@/lib/http/path'
import { meSchema, profileSchema, sessionSchema, userSchema } from './auth.schema'
import { shapeError } from './failure'
import { request } from './http'
import { words } from '@/domain/words'
import { messageSchema } from './schema'
import * as v from 'valibot'

export interface Credentials {
  email: string
  password: string
}

export interface Registration extends Credentials {
  firstName: string
  lastName: string
  phone: string
}

export interface ProfileChange {
  firstName: string
  lastName: string
  phone: string
}

/** A4: an answer without a token or a user says so in its own words. */
async function session(call: 'auth.login' | 'auth.register', url: string, json: unknown) {
  try {
    return await request(call, url, sessionSchema, { method: 'post', json, public: true })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'shape') {
      throw shapeError(call, words.invalidResponse, error)
    }
    throw error
  }
}

export const login = ({ email, password }: Credentials) =>
  session('auth.login', '/auth/login', { email: email.trim(), password })

const fullName = ({ firstName, lastName }: ProfileChange) => `${firstName.trim()} ${lastName.trim()}`.trim()

/** The name goes out under each of the keys that back ends know. Never a role: some would honour it. */
export const register = (input: Registration) =>
  session('auth.register', '/auth/register', {
    username: fullName(input),
    name: fullName(input),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    email: input.email.trim(),
    phone: input.phone.trim(),
    password: input.password,
  })

/** A 401 here is answered by the load itself, which clears the token it was made with (A7). */
export const getMe = () => request('auth.me', '/auth/me', meSchema, { public: true })

/**
 * The changed user: the answer over the present one, which keeps what the answer leaves out (its role, say). A field that
 * was emptied stays empty where the answer leaves it out, or the next save would send the former value again.
 */
export async function updateProfile(current: User, change: ProfileChange): Promise<User> {
  const name = fullName(change)
  const answer = await request('auth.updateProfile', '/auth/me', profileSchema, {
    method: 'put',
    json: { ...change, name, username: name },
  })
  const emptied = Object.fromEntries(Object.entries(change).filter(([, value]) => value === ''))
  const given = Object.fromEntries(
    Object.entries(answer).filter(
      ([key, value]) => value !== undefined && (value !== '' || Object.hasOwn(change, key)),
    ),
  )
  const roles = answer.roles.length > 0 ? answer.roles : current.roles
  const known = { ...current, ...emptied, ...(name && { name }), ...given }
  return v.parse(userSchema, { ...known, roles, _id: current._id })
}

export const forgotPassword = (email: string) =>
  request('auth.forgotPassword', '/auth/forgot-password', messageSchema, {
    method: 'post',
    json: { email: email.trim() },
    public: true,
  })

export const resetPassword = (token: string, password: string) =>
  request('auth.resetPassword', path`/auth/reset-password/${token}`, messageSchema, {
    method: 'post',
    json: { password },
    public: true,
  })

export const changePassword = (currentPassword: string, newPassword: string) =>
  request('auth.changePassword', '/auth/change-password', messageSchema, {
    method: 'put',
    json: { currentPassword, newPassword },
  })
