import { ApiError, genericMessage } from '@/lib/api-error'
import { notify } from '@/lib/notify'
import { useInSight } from '@/lib/use-in-sight'

/**
 * Says what came of a form that was left before its answer came: the form that would have said so is gone. A session that
 * ended says so itself.
 * @param failed what to say before the reason: on another page the reason alone does not tell of what
 */
export function useSayWhenLeft(failed: string) {
  const inSight = useInSight()
  return (outcome: Error | string) => {
    if (inSight.current) return
    if (typeof outcome === 'string') return void notify({ type: 'success', message: outcome })
    const isSaid = outcome instanceof ApiError && (outcome.status === 401 || outcome.kind === 'aborted')
    if (!isSaid) notify({ type: 'error', message: `${failed}: ${outcome.message || genericMessage}` })
  }
}
