import { vi } from 'vitest'
import { db, findById } from '@mocks/db'
import { issueToken } from '@mocks/sessions'
import { signedIn } from '@/auth/session'
import { initialAuth, useSession } from '@/auth/session-store'
import { fakeStorage } from '@/test/fake-storage'

/** In Node: a browser nobody has used yet. Undone by `vi.unstubAllGlobals()`. */
export function freshBrowser() {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  useSession.setState(initialAuth(), true)
}

/** Signs a user of the mock back end in, by id. */
export function signInAs(userId: string) {
  const user = findById(db.users, userId)
  if (!user) throw new Error(`Nobody has the id ${userId}`)
  const { username: name, email, role } = user
  signedIn(issueToken(userId), { _id: userId, name, email, role, roles: [{ _id: role, name: role }] }, true)
}
