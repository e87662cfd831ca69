/** Letters that run from right to left, and what may turn those beside them. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [start, end] = ['\u2068', '\u2069']

/** Isolates of its own may be left open, and would then end with the one around them in its stead. */
export const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

/**
 * Somebody's own words for a line of ours that is one string, where no `Bdi` can be used: they run as they like, and
 * ours keep their places. For the eye alone: what is searched, compared or saved has no such characters.
 */
export const isolated = (text: string) =>
  turning.test(text) ? `${start}${withoutIsolates(text)}${end}` : text

const most = 40

/** What somebody typed, in words of ours about it: not longer than they are. */
export function said(typed: string): string {
  const characters = [...typed.trim()]
  return isolated(characters.length > most ? `${characters.slice(0, most).join('')}…` : typed.trim())
}
