import { errorWords } from './api-error'

/** In one text, under words of our own: what was said of the failure, else what failed. */
export function failureText(error: unknown): string {
  const { headline, detail } = errorWords(error)
  return detail ?? headline
}
