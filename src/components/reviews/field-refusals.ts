import { ApiError } from '@/lib/api-error'
import type { ReviewFields } from './review-form.schema'

export const reviewFields = [
  'rating',
  'title',
  'comment',
  'journeyDate',
] as const satisfies readonly (keyof ReviewFields)[]

/** The server's texts for fields that the form has. */
export const fieldRefusals = (failure: unknown) =>
  failure instanceof ApiError
    ? reviewFields.flatMap((field) => {
        const message = failure.fieldErrors[field]
        return message === undefined ? [] : [{ field, message }]
      })
    : []

/** Its texts for what the form does not have. */
export const otherRefusals = (failure: unknown): string[] =>
  failure instanceof ApiError
    ? Object.entries(failure.fieldErrors)
        .filter(([path]) => !reviewFields.some((field) => field === path))
        .map(([, message]) => message)
    : []
