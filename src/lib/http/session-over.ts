import { ApiError } from './api-error'

/** Whether a call failed because its session ended, which says so itself. */
export const isSessionOver = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.kind === 'aborted')
