import { isHTTPError, isTimeoutError } from 'ky'
import { ApiError, type ApiErrorKind } from '@/lib/http/api-error'
import { type Call, messages } from './messages'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const asRecord = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}

/** The `message` of a body, if it is one. */
export const bodyMessage = (body: unknown): string | undefined => {
  const { message } = asRecord(body)
  return isText(message) ? message : undefined
}

/** Texts by field path: from a list of `{ path, msg }` or `{ field, message }`, or an object of texts or lists. */
export function bodyFieldErrors(body: unknown): Record<string, string> {
  const { errors } = asRecord(body)
  const found: Record<string, string> = Object.create(null)
  if (Array.isArray(errors)) {
    for (const entry of errors) {
      const { path, field, msg, message } = asRecord(entry)
      const [at, text] = [path ?? field, msg ?? message]
      if (isText(at) && isText(text)) found[at] ??= text
    }
  } else {
    for (const [at, texts] of Object.entries(asRecord(errors))) {
      const text = Array.isArray(texts) ? texts[0] : texts
      if (isText(text)) found[at] = text
    }
  }
  return { ...found }
}

/** A failure the app itself found in an answer: a shape that does not fit, or a refusal in a 2xx body. */
export const shapeError = (call: Call, message: string = messages[call], cause?: unknown) =>
  new ApiError({ call, headline: messages[call], message, kind: 'shape' }, { cause })

const transportText: Record<Exclude<ApiErrorKind, 'shape' | 'http'>, string> = {
  network: 'No answer came from the server. Check your connection.',
  timeout: 'The server did not answer within 10 seconds.',
  aborted: 'The request was stopped.',
}

/** Signing in and registering say their own words before the transport's, or these could never be seen (api-model 2). */
const ownWordsFirst: readonly Call[] = ['auth.login', 'auth.register']

function transportKind(error: unknown): keyof typeof transportText {
  // By its name as well: ky compares that of a DOMException with that of its own class, which is shortened in a build.
  const name = error instanceof DOMException ? error.name : undefined
  if (name === 'TimeoutError' || isTimeoutError(error)) return 'timeout'
  return name === 'AbortError' ? 'aborted' : 'network'
}

/** D2: anything thrown by the transport, as the one error the app knows. */
export function asApiError(call: Call, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const headline = messages[call]
  const cause = { cause: error }
  if (isHTTPError(error)) {
    const { status } = error.response
    const transport = ownWordsFirst.includes(call) ? headline : `Request failed with status code ${status}`
    return new ApiError(
      {
        call,
        headline,
        message: bodyMessage(error.data) ?? transport,
        kind: 'http',
        status,
        fieldErrors: bodyFieldErrors(error.data),
      },
      cause,
    )
  }
  const kind = transportKind(error)
  return new ApiError({ call, headline, message: transportText[kind], kind }, cause)
}
