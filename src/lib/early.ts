import { noop } from './noop'

interface EarlyRequest {
  authorization: string | null
  answer: Promise<Response>
  /** Its time is from now on its taker's to limit. */
  taken: () => void
  end: (reason: unknown) => void
}

/** What the script in the page's head has begun before the app was there: `src/early.ts`. */
export interface Early {
  /** Requests with the stored token, by URL. */
  readonly requests: Map<string, EarlyRequest>
  /** What this device has kept, by URL; refused where that is nothing. */
  readonly kept: Map<string, Promise<Response>>
  /** The prerendered form whose button was pressed. */
  pressed?: HTMLFormElement
  stopListening: () => void
}

const page = globalThis as { early?: Early | undefined }

export const beginEarly = (early: Early) => void (page.early = early)

function earlyAnswer(asked: RequestInfo | URL): Promise<Response> | undefined {
  const requests = page.early?.requests
  if (!requests || !(asked instanceof Request) || asked.method !== 'GET') return undefined
  const sent = requests.get(asked.url)
  if (sent?.authorization !== asked.headers.get('Authorization')) return undefined
  requests.delete(asked.url)
  sent.taken()
  asked.signal.addEventListener('abort', () => sent.end(asked.signal.reason))
  return sent.answer
}

/** What was found on this device before the app was there. That is given once. */
export function earlyKept(url: string): Promise<Response> | undefined {
  const kept = page.early?.kept.get(url)
  page.early?.kept.delete(url)
  return kept
}

/** A fetch that is answered by the same request, if it is under way already. That is given once: then it is sent again. */
export const fetchOnce: typeof fetch = (...asked) => earlyAnswer(asked[0]) ?? globalThis.fetch(...asked)

export const stopEarlyListening = () => page.early?.stopListening()

/**
 * Goes on with what was done to a prerendered form: its fields hold what was typed, and a press is done now, once.
 * @param read for forms that know what is typed by events alone
 */
export function takeUpForm(read: () => void = noop) {
  const { early } = page
  if (!early) return
  page.early = undefined
  early.stopListening()
  read()
  early.pressed?.requestSubmit()
}
