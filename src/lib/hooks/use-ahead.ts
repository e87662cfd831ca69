import { useIdle } from './use-idle'
import { useListener } from './use-listener'
import { useOnChange } from './use-on-change'

/** Users who ask the browser to save data load such code only on a press. Not every browser says so. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/**
 * Fetches code ahead of the press that needs it, once the browser has nothing else to do: the network may be gone by
 * then. What could not be had is asked for again with the network.
 * @param fetchAhead silent about failing, and free to be called again
 * @param always also for users who save data
 */
export function useAhead(fetchAhead: () => void, always = false) {
  const idle = useIdle(always || !savesData())
  useOnChange(idle, () => {
    if (idle) fetchAhead()
  })
  useListener('online', fetchAhead, idle)
}
