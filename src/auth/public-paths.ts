import { sameOriginPath } from '@/lib/http/own-origin'
import { startPath } from './start-page'

const publicPrefixes = ['/login', '/register', '/forgot-password', '/reset-password', '/kept-tickets']

/** B1, read as the router reads a path: '/L%6Fgin' opens the same page as '/login'. */
export function isPublicPath(pathname: string): boolean {
  const plain = pathname.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent).toLowerCase()
  return publicPrefixes.some((prefix) => plain.startsWith(prefix))
}

/**
 * B2: where to go after signing in: the path asked for, if it is ours and needs a session; else the start page.
 * As an address is sent: a redirect refuses what is not Latin-1.
 */
export function returnPath(from: unknown, origin: string): string {
  const path = sameOriginPath(from, origin)
  if (!path) return startPath()
  const { pathname, search, hash } = new URL(path, origin)
  return isPublicPath(pathname) ? startPath() : pathname + search + hash
}
