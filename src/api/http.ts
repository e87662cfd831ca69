import ky, { type KyInstance, type Options, type ResponsePromise } from 'ky'
import * as v from 'valibot'
import { sessionSignal } from '@/auth/epoch'
import { sessionExpired } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { ownToken } from '@/auth/tabs'
import { fetchOnce } from '@/lib/early'
import { ApiError } from '@/lib/http/api-error'
import { type PathBuilder, UnsafeSegmentError } from '@/lib/http/path'
import { accepted, apiUrl, bearing } from './address'
import { asApiError, bodyMessage, shapeError } from './failure'
import { type Call, messages } from './messages'
import { timeoutMs } from './time-limit'

/**
 * Nothing is retried by itself, and no header of our own is sent: the back end's preflight would refuse it. Calls carry
 * the `sessionHeaders`.
 */
export const http: KyInstance = ky.create({
  timeout: timeoutMs,
  totalTimeout: timeoutMs,
  retry: 0,
  credentials: 'include',
})

export interface RequestOptions {
  method?: 'get' | 'post' | 'put' | 'delete'
  json?: unknown
  searchParams?: Record<string, string | number | undefined>
  signal?: AbortSignal | undefined
  /** Made by a visitor who is not signed in: a 401 is a wrong password, not the end of a session. */
  public?: boolean
  /** Goes on when the page closes, where its body is small enough for browsers to carry it. */
  keepalive?: boolean
  /** Another way to an answer than the network alone: `lib/http/kept-answers`. */
  fetch?: typeof fetch | undefined
}

/** All that is under way at once may hold 64 kB; a longer body would be refused outright, so it goes the usual way. */
export const keepaliveBytes = 20_000

export const bytesOf = (json: unknown) =>
  json === undefined ? 0 : new TextEncoder().encode(JSON.stringify(json)).length

const withoutEmpty = (params: RequestOptions['searchParams'] = {}) =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined && value !== ''),
  ) as Record<string, string | number>

/** Aborted by the caller's signal and by the end of the session the request belongs to. */
export const sessionBound = (signal?: AbortSignal) =>
  signal ? AbortSignal.any([signal, sessionSignal()]) : sessionSignal()

/** A10. A visitor's own call carries nothing, whatever another tab has stored since: it is not that session's. */
export function sessionHeaders(isPublic = false): Record<string, string> {
  const token = isPublic && getSession().token === null ? null : ownToken()
  return bearing(token)
}

/** A fetch that remembers the status of its answer, whose body may never come. */
export function notingFetch(ask: typeof fetch = fetchOnce) {
  const note: { status?: number; fetch: typeof fetch } = {
    fetch: async (...asked) => {
      const answer = await ask(...asked)
      note.status = answer.status
      return answer
    },
  }
  return note
}

/** What an answer's body says; undefined where it is empty. */
export type ReadBody = (answer: ResponsePromise, bound: AbortSignal) => Promise<unknown>

const atOnce: ReadBody = async (answer) => {
  const text = await answer.text()
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

/**
 * One call to the back end: its body, checked and in normal form (D4).
 * @param path below `/api`; with ids in it, as `lib/path` builds it
 * @throws {ApiError} whatever goes wrong
 */
export async function request<S extends v.GenericSchema>(
  call: Call,
  path: string | PathBuilder,
  schema: S,
  options: RequestOptions = {},
  readBody = atOnce,
): Promise<v.InferOutput<S>> {
  const { method = 'get', json, searchParams, signal, keepalive } = options
  const bound = sessionBound(signal)
  const note = notingFetch(options.fetch)
  const init: Options = { method, signal: bound, fetch: note.fetch }
  if (json !== undefined) init.json = json
  if (searchParams) init.searchParams = withoutEmpty(searchParams)
  if (keepalive) init.keepalive = bytesOf(json) <= keepaliveBytes
  try {
    init.headers = { Accept: accepted, ...sessionHeaders(options.public) }
    const url = apiUrl(typeof path === 'string' ? path : path())
    const body = await readBody(http(url, init), bound)
    bound.throwIfAborted()
    return checked(call, schema, body)
  } catch (error) {
    throw failed(call, error, bound, { isPublic: options.public, status: note.status })
  }
}

/**
 * The one error for whatever a request threw. A 401 ends the session (A11), but for the calls that a signed-out visitor
 * makes; ending it aborts every other request, so a burst of them does so once.
 * @param status of an answer that came without its body
 */
export function failed(
  call: Call,
  error: unknown,
  bound: AbortSignal,
  { isPublic = false, status }: { isPublic?: boolean | undefined; status?: number | undefined } = {},
): ApiError {
  if (error instanceof UnsafeSegmentError || error instanceof SyntaxError)
    return shapeError(call, undefined, error)
  const failure = asApiError(call, bound.aborted ? bound.reason : error)
  // What was aborted may belong to a session that another has replaced.
  const said = failure.kind === 'aborted' ? undefined : (failure.status ?? status)
  if (said === 401 && !isPublic) sessionExpired()
  return failure
}

/** The server's no, sent with a status that says yes. */
const refusal = (call: Call, message: string = messages[call]) =>
  new ApiError({ call, headline: messages[call], message, kind: 'http', status: 200 })

/** A 2xx body that says `success: false` is a failure in its own words; one that fits no schema, in the call's. */
function checked<S extends v.GenericSchema>(call: Call, schema: S, body: unknown): v.InferOutput<S> {
  const { success } = (body ?? {}) as { success?: unknown }
  if (success === false) throw refusal(call, bodyMessage(body))
  const result = v.safeParse(schema, body)
  if (!result.success) throw shapeError(call, undefined, result.issues)
  return result.output
}
