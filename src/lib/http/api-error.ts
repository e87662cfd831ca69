export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'shape' | 'aborted'

export interface ApiErrorDetails {
  /** The call's name in `api/messages.ts`. */
  call: string
  /** The catalogue's words for this call: the heading over `message`. */
  headline: string
  /** What the server or the transport said, else the catalogue's words (D2). */
  message: string
  kind: ApiErrorKind
  /** HTTP status, where an answer came. */
  status?: number | undefined
  /** Texts of a refused validation by field path, such as `passengers[1].name`. */
  fieldErrors?: Record<string, string>
}

/** A call that failed, as every layer above `api/` sees it. Branch on `kind` and `status`, never on the text. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly call: string
  readonly headline: string
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly fieldErrors: Record<string, string>
  /** It never left: what was loaded before is as true as it was. */
  readonly offline: boolean

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options)
    this.call = details.call
    this.headline = details.headline
    this.kind = details.kind
    this.status = details.status
    this.fieldErrors = details.fieldErrors ?? {}
    this.offline = details.kind === 'network' && 'onLine' in navigator && !navigator.onLine
  }
}

/** D2: the last resort where a failure has no words of its own. */
export const genericMessage = 'An error occurred'

/** What to show for anything thrown: heading and detail, the detail only where it says more than the heading. */
export function errorWords(error: unknown): { headline: string; detail?: string } {
  if (error instanceof ApiError) {
    return error.message === error.headline
      ? { headline: error.headline }
      : { headline: error.headline, detail: error.message }
  }
  return { headline: (error instanceof Error && error.message) || genericMessage }
}
