import type { Plugin } from 'vite'

/** What is wrong with a VITE_API_BASE_URL, in one line; undefined where it is an absolute http(s) URL or '/'. */
export function apiBaseProblem(base: string | undefined): string | undefined {
  const wanted = "an absolute URL such as https://api.example.org, or '/' for the same origin"
  if (!base) return `VITE_API_BASE_URL is not set: a production build needs ${wanted}.`
  if (base === '/') return undefined
  const url = /^https?:\/\//i.test(base) && URL.canParse(base) ? new URL(base) : undefined
  const fits = url && !url.search && !url.hash && !url.username && base.trim() === base
  return fits ? undefined : `VITE_API_BASE_URL is '${base}': it must be ${wanted}.`
}

/** Ends a build that would send its requests nowhere. The demo answers them itself. */
export const requireApiBase = (): Plugin => ({
  name: 'railway:require-api-base',
  apply: 'build',
  configResolved({ mode, env }) {
    const base: unknown = env.VITE_API_BASE_URL
    const problem = mode === 'demo' ? undefined : apiBaseProblem(typeof base === 'string' ? base : undefined)
    if (!problem) return
    // One line instead of a stack: whoever sets up a deployment reads this, not a developer.
    console.error(problem)
    process.exit(1)
  },
})
