/** What there is in a value that a screen would show as `NaN` or `undefined`. */
export function unshowable(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.values(value).flatMap((inner) => (inner === undefined ? ['undefined'] : unshowable(inner)))
}
