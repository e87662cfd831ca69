/** An id that would leave its place in a URL. No request is made with it. */
export class UnsafeSegmentError extends Error {
  override name = 'UnsafeSegmentError'
}

const mostLayers = 5

/** Each sequence by itself: one that is none must not hide the others. */
const decodedOnce = (text: string) =>
  text
    // In more bytes than it takes, and as some servers of old write it.
    .replaceAll(/%(?:c0|e0%80)%(ae|af)/gi, (_, byte: string) => (byte.toLowerCase() === 'ae' ? '.' : '/'))
    .replaceAll(/%u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes)
      } catch {
        return bytes.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
      }
    })

/** What servers and proxies may make of a text, which they decode more than once. */
function readings(value: string): string[] {
  const found = [value]
  for (;;) {
    const last = found.at(-1) ?? ''
    const next = decodedOnce(last)
      .normalize('NFKC')
      // What a server may take for a slash or a dot, beside what NFKC knows.
      .replaceAll(/[∕⁄⧸∖⧵]/g, '/')
      .replaceAll('。', '.')
      .replaceAll(/\p{Cf}/gu, '')
    if (next === last) return found
    // Nobody writes an id like this: it is read as what it must hide.
    if (found.length > mostLayers) return ['..']
    found.push(next)
  }
}

/** The parts between slashes, without what a server reads as parameters, query or fragment. */
const partsOf = (text: string) => text.split(/[/\\]/).map((part) => part.replace(/[;?#].*$/s, '').trim())

// Control characters, among them what URL parsers drop silently (tab, newline). Lone surrogates cannot be encoded.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f]/

const leavesPlace = (reading: string) =>
  unsafe.test(reading) || partsOf(reading).some((part) => part === '.' || part === '..')

/** Whether a server may take the value for one of the words that may be in its place: by itself, or with more behind it. */
export const isOneOf = (words: readonly string[], value: string): boolean =>
  readings(value).some((reading) => {
    const first = partsOf(reading).find((part) => part !== '')
    return first !== undefined && words.includes(first.toLowerCase())
  })

function segment(value: string, siblings: readonly string[]): string {
  if (
    value === '' ||
    !value.isWellFormed() ||
    readings(value).some(leavesPlace) ||
    isOneOf(siblings, value)
  ) {
    throw new UnsafeSegmentError('Not an id')
  }
  return encodeURIComponent(value)
}

/** A URL path that is built, and checked, when the request is made. */
export type PathBuilder = () => string

/**
 * Builds a URL path from a template: each value becomes exactly one encoded segment.
 * The builder throws {@link UnsafeSegmentError} for a value that is empty, has a dot segment between any slashes (also
 * percent-encoded, more than once too: proxies decode), holds control characters, or is one of the `siblings`.
 * @param siblings words that name another call in the place of the id
 */
export const pathBeside =
  (...siblings: string[]) =>
  (parts: TemplateStringsArray, ...values: string[]): PathBuilder =>
  () =>
    parts.reduce((built, part, index) => built + segment(values[index - 1] ?? '', siblings) + part)

export const path = pathBeside()
