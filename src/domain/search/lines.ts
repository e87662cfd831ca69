import { hasWords, type Query } from './query'

/** Many folded texts in one: a single look through it is much quicker than one at each. */
export interface Lines {
  text: string
  lines: readonly string[]
}

export const linesOf = (lines: readonly string[]): Lines => ({ text: lines.join('\n'), lines })

/** Calls `found` with the index of each line that `next` comes upon. */
function walk({ lines }: Lines, next: (from: number) => number, found: (index: number) => void) {
  let end = 0
  let at = next(0)
  for (let index = 0; at >= 0 && index < lines.length; index += 1) {
    end += lines[index]?.length ?? 0
    if (at < end) {
      found(index)
      at = next(end)
    }
    end += 1
  }
}

function matching({ text }: Lines, pattern: RegExp) {
  const every = new RegExp(pattern, 'g')
  return (from: number) => {
    every.lastIndex = from
    return every.exec(text)?.index ?? -1
  }
}

/** How a line holds what was typed; 0 is not at all. */
export const literally = 1
export const loosely = 2
export const inOtherOrder = 4

const note = (held: Uint8Array, how: number) => (index: number) => {
  held[index] = (held[index] ?? 0) | how
}

/** Which lines hold what was typed as it is, as flags. */
export function heldLiterally(all: Lines, { text }: Query): Uint8Array {
  const held = new Uint8Array(all.lines.length)
  walk(all, (from) => all.text.indexOf(text, from), note(held, literally))
  return held
}

/** How each line holds what was typed, in whatever way, as flags. */
export function heldInAnyWay(all: Lines, query: Query): Uint8Array {
  const { text, parts, phrase } = query
  const held = heldLiterally(all, query)
  // A single letter has no other spellings.
  if (text.length > 1) walk(all, matching(all, phrase), note(held, loosely))
  // The longest part leaves the fewest to look at.
  const [longest, another] = parts.toSorted((a, b) => b.words.join().length - a.words.join().length)
  if (longest && another) {
    walk(all, matching(all, longest.begins), (index) => {
      if (held[index] === 0 && hasWords(query, all.lines[index] ?? '')) held[index] = inOtherOrder
    })
  }
  return held
}
