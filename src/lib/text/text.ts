/** What is no blank and is seen as one: a Braille cell without dots, a note without a head, fillers and joiners. */
const unseen = '\\p{DI}\\u2800\\u{1d159}'
const readable = new RegExp(`(?![${unseen}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u')
/** Marks and directions belong to what is before them, or to the letters between two of them. */
const goes = new RegExp(
  `^(?![\\p{M}\\u202a-\\u202e\\u2066-\\u2069])[\\s\\p{Cc}\\p{Cf}\\p{Cs}${unseen}]$`,
  'u',
)
const joiner = /^[\u200c\u200d]$/

/** A text without what cannot be seen at its ends: empty where there is nothing to read. */
export function trimmed(text: string): string {
  if (!readable.test(text)) return ''
  const characters = [...text]
  let [start, end] = [0, characters.length]
  while (goes.test(characters[start] ?? '')) start += 1
  // A joiner after a sign gives the letter its shape, as at the end of many a name in Malayalam.
  const shapes = () => joiner.test(characters[end - 1] ?? '') && /\p{M}/u.test(characters[end - 2] ?? '')
  while (goes.test(characters[end - 1] ?? '') && !shapes()) end -= 1
  return characters.slice(start, end).join('')
}

/** One spelling for texts that look the same: Unicode writes é as one character or as two. */
export const composed = (text: string) => (/[^ -~]/.test(text) ? text.normalize('NFC') : text)

/** Whether two texts are the same to their readers. */
export const sameText = (a: string | undefined, b: string | undefined) =>
  a === b || (a !== undefined && b !== undefined && composed(a) === composed(b))
