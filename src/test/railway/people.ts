import { db } from '@mocks/db'
import type { Persona } from '@mocks/records'
import { personas } from '@mocks/seed/index'
import { issueToken } from '@mocks/sessions'

export interface Person extends Persona {
  userId: string
  name: string
  role: string
}

/** Somebody of the mock back end, by the id of the persona. */
export function person(id: string): Person {
  const persona = personas.find((candidate) => candidate.id === id)
  const user = db.users.find(({ email }) => email === persona?.email)
  if (!persona || !user) throw new Error(`Nobody is called ${id}`)
  return { ...persona, userId: user._id, name: user.username, role: user.role }
}

/** A token that the mock back end takes for this persona. */
export const tokenOf = (id: string): string => issueToken(person(id).userId)
