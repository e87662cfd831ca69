let epoch = new AbortController()

/** Aborted when the session it belongs to ends: no answer to an old session's request reaches the next one. */
export const sessionSignal = (): AbortSignal => epoch.signal

/** Ends every request under way. Called at each sign-in and each end of a session. */
export function startEpoch() {
  const ended = epoch
  epoch = new AbortController()
  ended.abort(new DOMException('The session has ended', 'AbortError'))
}
