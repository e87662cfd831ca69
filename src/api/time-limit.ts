import { ApiError } from '@/lib/api-error'
import { timeoutMs } from './http'
import { type Call, messages } from './messages'

const silence = (call: Call) =>
  new ApiError({
    call,
    headline: messages[call],
    message: 'The server did not answer within 10 seconds.',
    kind: 'timeout',
  })

/** A10, T12, for a body that is read as it comes: 10 s from now, or from the last restart; the reason is the error. */
export function timeLimit(call: Call) {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(silence(call)), timeoutMs)
  }
  restart()
  return { signal: controller.signal, restart, stop: () => clearTimeout(timer) }
}
