import { ApiError, errorWords } from './api-error'

/** In one text, under words of our own: what was said of the failure, else what failed. */
export function failureText(error: unknown): string {
  const { headline, detail } = errorWords(error)
  return detail ?? headline
}

/** Statuses of gateways and time-outs, which say nothing of whether the back end did its work. */
const unanswered = [408, 502, 503, 504]

/** Whether a call that failed may still have been carried out: no answer came, or none that can be read. */
export const isAnswerLost = (error: unknown) =>
  error instanceof ApiError && (error.kind !== 'http' || unanswered.includes(error.status ?? 0))

/** Whether a call failed because its session ended, which says so itself. */
export const isSessionOver = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.kind === 'aborted')
