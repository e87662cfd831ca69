import { ApiError } from './api-error'

/** Statuses of gateways and time-outs, which say nothing of whether the back end did its work. */
const unanswered = [408, 502, 503, 504]

/** Whether a call that failed may still have been carried out: no answer came, or none that can be read. */
export const isAnswerLost = (error: unknown) =>
  error instanceof ApiError && (error.kind !== 'http' || unanswered.includes(error.status ?? 0))
