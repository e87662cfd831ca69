/**
 * B2: the path to return to after signing in, if it stays on this origin; else undefined.
 * Path, query and hash come back exactly as they were given.
 */
export function sameOriginPath(target: unknown, origin: string): string | undefined {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return undefined
  // Backslashes and control characters are rewritten by URL parsers, each in its own way.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\\\u0000-\u001f\u007f-\u009f]/.test(target) || !URL.canParse(target, origin)) return undefined
  const url = new URL(target, origin)
  // '/.//host' stays on the origin for the parser, and becomes '//host' when the path is used again.
  return url.origin === origin && !url.pathname.startsWith('//') ? target : undefined
}

/**
 * The address of a picture that the app or its API serves. Any other server would learn who looks at what, and the
 * content policy (`scripts/security-policy`) lets none be asked.
 */
export function ownPicture(
  address: string | undefined,
  origin = location.origin,
  api = import.meta.env.VITE_API_BASE_URL,
): string | undefined {
  const base = new URL(api || '/', origin)
  if (!address || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === origin || url.origin === base.origin ? url.href : undefined
}
