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
