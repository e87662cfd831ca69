/** Eight hex digits that distinguish texts (FNV-1a, 32 bits). No secret is safe behind it. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
