/** TRN-7: at most so many trains are compared. */
export const mostCompared = 4

/** The train ids in a text of an address, each once; what goes beyond the most is left out. */
export function comparedIds(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 64))].slice(0, mostCompared)
}

/** The text for an address, undefined where none is chosen. */
export const comparedText = (ids: readonly string[]): string | undefined =>
  ids.length > 0 ? ids.join(',') : undefined

/** What an address's parameter says, which may have been given more than once. */
export const comparedParam = (value: unknown): string | undefined =>
  comparedText(comparedIds([value].flat().join(',')))
