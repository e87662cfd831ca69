import { genericMessage } from '@/lib/http/api-error'
import { isSessionOver } from '@/lib/http/failures'
import { notify } from '@/lib/notify'
import { useMountedRef } from '@/lib/hooks/use-mounted-ref'

/**
 * Says what came of a form that was left before its answer came: the form that would have said so is gone. A session that
 * ended says so itself.
 * @param failed what to say before the reason: on another page the reason alone does not tell of what
 */
export function useSayWhenLeft(failed: string) {
  const isMounted = useMountedRef()
  return (outcome: Error | string) => {
    if (isMounted.current) return
    if (typeof outcome === 'string') return void notify({ type: 'success', message: outcome })
    if (!isSessionOver(outcome))
      notify({ type: 'error', message: `${failed}: ${outcome.message || genericMessage}` })
  }
}
