import * as v from 'valibot'
import { isToken } from '@/auth/token-storage'
import type { Role, User } from '@/domain/users/user'
import { id, isRecord, optionalText, textOf } from './schema'

/** B5: a role by its name, or with an id. What is neither is none. */
function roleOf(value: unknown): Role | undefined {
  const name = textOf(value)
  if (name !== undefined) return { _id: name, name }
  return isRecord(value) ? { _id: textOf(value._id) ?? '', name: textOf(value.name) ?? '' } : undefined
}

const roleWords = v.pipe(
  v.unknown(),
  v.transform((value) => (Array.isArray(value) ? value.flatMap((role) => roleOf(role) ?? []) : [])),
)

const fields = {
  name: optionalText,
  username: optionalText,
  email: optionalText,
  role: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => roleOf(value)?.name),
    ),
  ),
  roles: v.optional(roleWords, []),
  avatar: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  phone: optionalText,
}

const optionalId = v.fallback(v.optional(id), undefined)

const present = (text: string | undefined) => text?.trim() || undefined

/** `name`, else `username`, else first and last name, else the e-mail's first part (api-model 4). */
const nameOf = (raw: {
  [K in 'name' | 'username' | 'email' | 'firstName' | 'lastName']?: string | undefined
}) =>
  present(raw.name) ??
  present(raw.username) ??
  present(`${raw.firstName ?? ''} ${raw.lastName ?? ''}`) ??
  present(raw.email?.split('@')[0]) ??
  'Passenger'

export const userSchema = v.pipe(
  v.object({ _id: optionalId, id: optionalId, ...fields }),
  v.check(({ _id, id: other }) => Boolean(_id ?? other), 'A user has an id'),
  v.transform((raw): User => {
    const role = present(raw.role) ?? raw.roles[0]?.name ?? 'user'
    const { avatar, firstName, lastName, phone } = raw
    return {
      _id: raw._id ?? raw.id ?? '',
      name: nameOf(raw),
      email: raw.email ?? '',
      role,
      roles: raw.roles.length > 0 ? raw.roles : [{ _id: role, name: role }],
      ...(avatar && { avatar }),
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(phone && { phone }),
    }
  }),
)

export const meSchema = v.pipe(
  v.object({ user: userSchema }),
  v.transform(({ user }) => user),
)

/** A4: a token that a header can carry, and a user. */
export const sessionSchema = v.object({
  token: v.pipe(
    v.string(),
    v.check((token) => isToken(token)),
  ),
  user: userSchema,
})

/** The answer to a profile change may hold only some of the fields, and no id. */
export const profileSchema = v.pipe(
  v.object({ user: v.object({ ...fields, _id: optionalText, id: optionalText }) }),
  v.transform(({ user }) => user),
)
