import { initialAuth, useSession } from '@/auth/session-store'

const { subscribe } = useSession
const listeners = new Set<() => void>()
useSession.subscribe = (listener) => {
  const stop = subscribe(listener)
  listeners.add(stop)
  return stop
}

/** As in a browser that has never been here. What the page before has promised comes back with nobody's sign-in. */
export function resetSession() {
  for (const stop of listeners) stop()
  listeners.clear()
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(initialAuth(), true)
}
