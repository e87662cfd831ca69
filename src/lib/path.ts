/** An id that would leave its place in a URL. No request is made with it. */
export class UnsafeSegmentError extends Error {
  override name = 'UnsafeSegmentError'
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// Control characters, among them what URL parsers drop silently (tab, newline). Lone surrogates cannot be encoded.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f]/

function segment(value: string): string {
  const once = decodedOnce(value)
  const forms = [value, once, decodedOnce(once)]
  if (forms.some((form) => form === '' || form === '.' || form === '..' || unsafe.test(form))) {
    throw new UnsafeSegmentError('Not an id')
  }
  if (!value.isWellFormed()) throw new UnsafeSegmentError('Not an id')
  return encodeURIComponent(value)
}

/** A URL path that is built, and checked, when the request is made. */
export type PathBuilder = () => string

/**
 * Builds a URL path from a template: each value becomes exactly one encoded segment.
 * The builder throws {@link UnsafeSegmentError} for a value that is empty, a dot segment (also percent-encoded once or
 * twice) or holds control characters.
 */
export const path =
  (parts: TemplateStringsArray, ...values: string[]): PathBuilder =>
  () =>
    parts.reduce((built, part, index) => built + segment(values[index - 1] ?? '') + part)
