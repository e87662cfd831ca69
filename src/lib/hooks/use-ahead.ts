import { sparesTheLine } from '@/lib/connection'
import { useIdle } from './use-idle'
import { useListener } from './use-listener'
import { useOnChange } from './use-on-change'

/**
 * Fetches code ahead of the press that needs it, once the browser has nothing else to do: the network may be gone by
 * then. What could not be had is asked for again with the network.
 * @param fetchAhead silent about failing, and free to be called again
 * @param always also where the line is to be spared
 */
export function useAhead(fetchAhead: () => void, always = false) {
  const idle = useIdle(always || !sparesTheLine())
  useOnChange(idle, () => {
    if (!idle) return undefined
    // In a task of its own: all that is fetched ahead would be one long task on a phone.
    const timer = setTimeout(fetchAhead)
    return () => clearTimeout(timer)
  })
  useListener('online', fetchAhead, idle)
}
