import { foldWithOrigins } from './fold'
import { type Query, queryOf } from './query'

type Range = readonly [start: number, end: number]

const at = (start: number, length: number): Range[] => (start < 0 ? [] : [[start, start + length]])

/** The place of a pattern that begins with a blank, without that blank. */
function matched(pattern: RegExp, folded: string): Range[] {
  const match = pattern.exec(folded)
  return match ? at(match.index + 1, match[0].length - 1) : []
}

/** The place of a word: rather at the beginning of one than within. A letter alone says too little to be found within. */
function standing(word: string, folded: string, isAlone: boolean): Range[] {
  const begins = folded.indexOf(` ${word}`)
  if (begins >= 0) return at(begins + 1, word.length)
  return isAlone || word.length > 1 ? at(folded.indexOf(word), word.length) : []
}

function rangesIn(folded: string, { text, parts, phrase }: Query): Range[] {
  if (text === '') return []
  const literally = at(folded.indexOf(` ${text}`), text.length + 1).map(([start, end]): Range => [
    start + 1,
    end,
  ])
  const inOne = literally.length > 0 ? literally : matched(phrase, folded)
  if (inOne.length > 0) return inOne
  return parts.flatMap(({ words, begins }) => {
    const found = words.map((word) => standing(word, folded, parts.length === 1))
    return found.every(({ length }) => length > 0) ? found.flat() : matched(begins, folded)
  })
}

/** Accents of their own belong to the letter before them. */
const withMarks = (text: string, end: number) => end + (/^\p{M}+/u.exec(text.slice(end))?.[0].length ?? 0)

/** The ranges of `text` that hold the typed words, in order and without overlap. */
function rangesOf(text: string, typed: string): Range[] {
  const { folded, origins } = foldWithOrigins(text)
  const lengthAt = (origin: number) => ((text.codePointAt(origin) ?? 0) > 0xffff ? 2 : 1)
  const ranges = rangesIn(folded, queryOf(typed))
    .map(([start, end]): Range => {
      const last = origins[end - 1] ?? 0
      return [origins[start] ?? 0, withMarks(text, last + lengthAt(last))]
    })
    .toSorted(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
  let covered = 0
  return ranges.filter(([start, end]) => {
    if (start < covered) return false
    covered = end
    return true
  })
}

export interface MarkedPart {
  text: string
  isMarked: boolean
  /** Where it begins. */
  start: number
}

/** The parts of a text: what was typed is to be marked in it. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const ranges = rangesOf(text, typed)
  const cuts = [0, ...ranges.flat(), text.length]
  return cuts
    .slice(0, -1)
    .map((start, index) => ({ text: text.slice(start, cuts[index + 1]), isMarked: index % 2 === 1, start }))
    .filter((part) => part.text !== '')
}
