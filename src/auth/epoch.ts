let epoch = new AbortController()
let since = Date.now()

/** Aborted when the session it belongs to ends: no answer to an old session's request reaches the next one. */
export const sessionSignal = (): AbortSignal => epoch.signal

/** Epoch ms at which the present session began, or its token was read. */
export const sessionSince = () => since

/** Ends every request under way. Called at each sign-in and each end of a session. */
export function startEpoch() {
  const ended = epoch
  epoch = new AbortController()
  since = Date.now()
  ended.abort(new DOMException('The session has ended', 'AbortError'))
}
