import { fold } from './fold'
import { mostWords, otherSpellings } from './spellings'

/** Words that belong together, as a name of several does; most are one. */
interface Part {
  words: readonly string[]
  /** Where a word begins like them, or is one of their other spellings. */
  begins: RegExp
}

/** What was typed, as it is looked for. */
export interface Query {
  /** Folded. Nothing is found by signs alone. */
  text: string
  parts: readonly Part[]
  /** All of it in one, whatever blanks it has. */
  phrase: RegExp
  /** The same, and nothing else. */
  whole: RegExp
}

/** No field takes more, and no name has as much. */
const longest = 120

/** Letters in this order, in one word or in several. */
const loose = (letters: string) =>
  [...letters.replaceAll(' ', '')].map((letter) => letter.replace(/[$+^|]/, '\\$&')).join(' ?')
/** Another spelling counts as a whole word: 'jn' for 'junction' does not find Jnana. */
const ended = (spelling: string) => `${loose(spelling)}(?![^ \\n])`
const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`
const spelt = (words: string, others: readonly string[]) => oneOf([loose(words), ...others.map(ended)])

/** A word that was typed in one with a spelling that has others: 'hublijn'. */
const joined = (word: string, begun: boolean): string[] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => {
    const [left, right] = [word.slice(0, index + 2), word.slice(index + 2)]
    const before = left.length > 2 ? otherSpellings(left, { begun: false }) : []
    const after = otherSpellings(right, { begun: begun && right.length > 2 })
    return before.length + after.length > 0 ? [`${spelt(left, before)} ?${spelt(right, after)}`] : []
  }).flat()

/** @param begun whether what is only begun counts as a spelling */
function partsOf(words: readonly string[], begun: boolean): { words: readonly string[]; pattern: string }[] {
  const [first] = words
  if (first === undefined) return []
  for (let count = Math.min(mostWords, words.length); count > 1; count -= 1) {
    const together = words.slice(0, count)
    const others = otherSpellings(together.join(' '), { begun })
    if (others.length > 0) {
      const one = together.map((word) => spelt(word, otherSpellings(word, { begun }))).join(' ?')
      return [
        { words: together, pattern: oneOf([one, ...others.map(ended)]) },
        ...partsOf(words.slice(count), begun),
      ]
    }
  }
  const pattern = oneOf([
    loose(first),
    ...otherSpellings(first, { begun }).map(ended),
    ...joined(first, begun),
  ])
  return [{ words: [first], pattern }, ...partsOf(words.slice(1), begun)]
}

const inOne = (parts: readonly { pattern: string }[]) => ` ${parts.map(({ pattern }) => pattern).join(' ?')}`

function made(typed: string): Query {
  const text = fold(typed).slice(0, longest).trim()
  const words = text.split(' ').filter(Boolean)
  const parts = partsOf(words, true)
  return {
    text,
    parts: parts.map(({ words: some, pattern }) => ({ words: some, begins: new RegExp(` ${pattern}`) })),
    phrase: new RegExp(inOne(parts)),
    whole: new RegExp(`^${inOne(partsOf(words, false))}$`),
  }
}

let last: { typed: string; query: Query } | undefined

/** The same typed words are asked for by every option that marks them. */
export function queryOf(typed: string): Query {
  if (last?.typed !== typed) last = { typed, query: made(typed) }
  return last.query
}

/** Whether words of the text begin like each part, in any order. */
export const hasWords = ({ parts }: Query, text: string) =>
  parts.length > 0 &&
  parts.every(({ words, begins }) => words.every((word) => text.includes(` ${word}`)) || begins.test(text))

/** Whether each part is somewhere in the text, or all of them in one. */
export const fits = ({ parts, phrase }: Query, text: string) =>
  parts.length > 0 &&
  (parts.every(({ words, begins }) => words.every((word) => text.includes(word)) || begins.test(text)) ||
    (parts.length > 1 && phrase.test(text)))
