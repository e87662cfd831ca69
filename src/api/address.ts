/** A10: the API's base, fixed at build time: an absolute URL, or '/' for the page's own origin. No slash at its end. */
export function apiBase(base: string | undefined, origin: string): string {
  return (base && base !== '/' ? base : origin).replace(/\/+$/, '')
}

export const apiUrl = (path: string) =>
  `${apiBase(import.meta.env.VITE_API_BASE_URL, globalThis.location?.origin ?? 'http://localhost')}/api${path}`

/** Read as text, and meant to be JSON: some back ends choose by this, or refuse. Needs no preflight. */
export const accepted = 'application/json, */*;q=0.5'

/** A10. No header of our own besides: the back end's preflight would refuse it. */
export const bearing = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` }

/** The query of one page of all stations. The script in the page's head asks for the first with it (`src/early.ts`). */
export const stationPage = (page: number) => ({ limit: 500, page })
