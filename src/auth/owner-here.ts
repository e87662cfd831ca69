import { authStorage } from './persisted'
import { getSession } from './session-store'
import { readToken } from './token-storage'

/** Id of the user who is signed in, or whose session is stored here and nobody has looked at yet. */
export function ownerHere(): string | undefined {
  const { user } = getSession()
  if (user) return user._id
  const stored = readToken() === null ? null : authStorage.getItem('root')
  return stored && 'state' in stored ? stored.state.user?._id : undefined
}
