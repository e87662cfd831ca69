/** A10: the API's base, fixed at build time: an absolute URL, or '/' for the page's own origin. No slash at its end. */
export function apiBase(base: string | undefined, origin: string): string {
  return (base && base !== '/' ? base : origin).replace(/\/+$/, '')
}

export const apiUrl = (path: string) =>
  `${apiBase(import.meta.env.VITE_API_BASE_URL, globalThis.location?.origin ?? 'http://localhost')}/api${path}`
