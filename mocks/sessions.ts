import { db, findById, state } from './db.ts'
import { fail } from './replies.ts'
import { personas } from './seed/index.ts'
import type { UserRecord } from './records.ts'

/** An opaque token for a user; valid until the next reset. */
export function issueToken(userId: string): string {
  state.issued += 1
  const token = `mock.${userId}.${state.issued}`
  state.tokens.push(token)
  return token
}

/** This persona can sign in and is refused from the next call on. */
const expires = ({ email }: UserRecord) =>
  personas.some((persona) => persona.id === 'expired-session' && persona.email === email)

export function requireUser(request: Request): UserRecord {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (!token) throw fail(401, 'Not signed in: no token was sent')
  const user = state.tokens.includes(token) ? findById(db.users, token.split('.')[1] ?? '') : undefined
  if (!user || expires(user)) throw fail(401, 'The session has expired. Please log in again.')
  return user
}

export function requireAdmin(request: Request): UserRecord {
  const user = requireUser(request)
  if (user.role !== 'admin') throw fail(403, `The role ${user.role} may not do this`)
  return user
}
