/** What is wrong with a VITE_API_BASE_URL, in one line; undefined where it is an absolute http(s) URL or '/'. */
export function apiBaseProblem(base: string | undefined): string | undefined {
  const wanted = "an absolute URL such as https://api.example.org, or '/' for the same origin"
  if (!base) return `VITE_API_BASE_URL is not set: a production build needs ${wanted}.`
  if (base === '/') return undefined
  const url = URL.canParse(base) ? new URL(base) : undefined
  const fits = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  return fits ? undefined : `VITE_API_BASE_URL is '${base}': it must be ${wanted}.`
}
