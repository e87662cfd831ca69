/** Letters that Unicode does not take apart into a plain letter and a mark: each pair is such a letter and its plain form. */
const plainLetters = new Map(
  (
    'ł l ø o đ d ð d ħ h ı i ŋ n ŧ t ß ss æ ae œ oe þ th ĸ k ς σ ə e ƀ b ɓ b ƈ c ȼ c ɖ d ɗ d ɇ e ɛ e ƒ f ǥ g ɠ g ɨ i ȷ j ' +
    'ɉ j ƙ k ƚ l ɫ l ɲ n ƞ n ɔ o ɵ o ƥ p ɍ r ƭ t ʈ t ʉ u ʋ v ƴ y ɏ y ƶ z ⱥ a ⱦ t'
  )
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
)

/** Digits are coded in rows of ten, the zero first. */
function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** Printed with a letter or within a word, and not typed by everybody; a zero-width space is a blank. */
const passedOver = /['`\p{M}‘’‛ʹʻʼʽˈ′·]|(?!\u200b)\p{Cf}/gu
const apart = /[\s\p{P}\p{Z}\p{C}\u115f\u1160\u2800]+/gu

/** One plain letter for each, blanks and punctuation as they are: what is passed over goes. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(passedOver, '')
    .toLowerCase()
    .replaceAll(/[^ -~]/gu, (character) =>
      /\p{Nd}/u.test(character) ? digit(character) : (plainLetters.get(character) ?? character),
    )

/** As most names are, but for their capitals. */
const isFolded = /^[a-z\d]+(?: [a-z\d]+)*$/

/**
 * Words of plain small letters and digits with one blank between: without case, accents, punctuation and what cannot be
 * seen, so that what is typed on any keyboard finds what is printed.
 */
export function fold(text: string): string {
  const small = text.toLowerCase()
  return isFolded.test(small) ? small : plain(text).replaceAll(apart, ' ').trim()
}

/** As texts are searched: a blank before each word, two where a new field begins. */
export const searchText = (fields: readonly (string | null | undefined)[]) =>
  fields.flatMap((field) => (field ? ` ${fold(field)}` : [])).join(' ')

/** A text with a blank before each word, and for each letter of it where the character that it comes from begins. */
export function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ' '
  const origins = [0]
  let at = 0
  for (const character of text) {
    for (const letter of plain(character).replaceAll(apart, ' ')) {
      if (letter === ' ' && folded.endsWith(' ')) continue
      folded += letter
      for (let unit = 0; unit < letter.length; unit += 1) origins.push(at)
    }
    at += character.length
  }
  return { folded, origins }
}
