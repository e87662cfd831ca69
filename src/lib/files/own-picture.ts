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
