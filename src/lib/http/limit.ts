/** Lets at most `most` of the given tasks run at once; one that is aborted while it waits never starts. */
export function limiter(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  const next = () => {
    running -= 1
    waiting.shift()?.()
  }

  function turn(signal: AbortSignal | undefined): Promise<void> {
    if (running < most) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        running += 1
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'))
      }
      waiting.push(start)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async function limited<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    await turn(signal)
    try {
      return await task()
    } finally {
      next()
    }
  }
}
