/** A10: for headers and body together. */
export const timeoutMs = 10_000

/** A10, T12, for a body that is read as it comes: 10 s from now, or from the last restart. */
export function timeLimit() {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs)
  }
  restart()
  return {
    signal: controller.signal,
    restart,
    stop: () => clearTimeout(timer),
    end: (reason: unknown) => controller.abort(reason),
  }
}
