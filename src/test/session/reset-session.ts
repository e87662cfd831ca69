import { initialAuth, useSession } from '@/auth/session-store'

/** As in a browser that has never been here. */
export function resetSession() {
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(initialAuth(), true)
}
