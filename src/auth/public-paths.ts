import { sameOriginPath } from '@/lib/safe-redirect'
import { startPath } from './start-page'

const publicPrefixes = ['/login', '/register', '/forgot-password', '/reset-password']

/** B1. */
export const isPublicPath = (pathname: string) => publicPrefixes.some((prefix) => pathname.startsWith(prefix))

/** B2: where to go after signing in: the path asked for, if it is ours and needs a session; else the start page. */
export function returnPath(from: unknown, origin: string): string {
  const path = sameOriginPath(from, origin)
  return path && !isPublicPath(new URL(path, origin).pathname) ? path : startPath()
}
