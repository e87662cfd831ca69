import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { returnPath } from '@/auth/public-paths'
import { getSession } from '@/auth/session-store'
import { hasRole, type User } from '@/domain/users/user'
import { partForSession, sessionChecked } from '@/mutations/session'

/** Thrown by a guard that shows the forbidden page in place, at the address asked for (B5). */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError'
}

/** What leads back after signing in, and what belongs to it but is in no address. */
export const comeBack = ({
  href,
  state: { journey, panels, shown },
}: Pick<ParsedLocation, 'href' | 'state'>) => ({
  from: href,
  journey,
  panels,
  shown,
})

/** What /login says to whoever asked for a page that needs a session, and where it leads afterwards. */
export const logInFirst = (location: Parameters<typeof comeBack>[0]) =>
  ({ ...comeBack(location), message: 'Please log in to continue', messageType: 'info' }) as const

/**
 * B2: waits for the session check; whoever is not signed in goes to /login, which leads back here afterwards.
 * @throws {ChunkLoadError} where that cannot be said (B8)
 */
export async function requireUser({ location }: { location: ParsedLocation }): Promise<{ user: User }> {
  await sessionChecked()
  const { user } = getSession()
  if (user) return { user }
  const missing = partForSession()
  if (missing) throw missing
  throw redirect({ to: '/login', replace: true, state: logInFirst(location) })
}

/** A12: a signed-in visitor goes on to the page asked for, else to the start page. */
export async function requireGuest({ location }: { location: ParsedLocation }) {
  await sessionChecked()
  if (getSession().user) {
    const { from, journey, panels, shown } = location.state
    const href = returnPath(from, window.location.origin)
    throw redirect({ href, replace: true, state: { journey, panels, shown } })
  }
}

/** B5. A guard hides a page; the server decides. */
export const requireRole =
  (allowed: readonly string[], { inPlace = false } = {}) =>
  ({ context, location }: { context: { user: User }; location: ParsedLocation }) => {
    if (hasRole(context.user, allowed)) return
    if (inPlace) throw new ForbiddenError()
    throw redirect({ to: '/unauthorized', replace: true, state: { from: location.href } })
  }
