import { useIdle } from './use-idle'
import { useListener } from './use-listener'
import { useOnChange } from './use-on-change'

/** Whoever asks the browser to save data gets by a press what only a press may want. Not every browser can tell. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/**
 * Fetches code ahead of the press that needs it, once the browser has nothing else to do: the network may be gone by
 * then. What could not be had is asked for again with the network.
 * @param fetchAhead silent about failing, and free to be called again
 * @param always also for whoever saves data
 */
export function useAhead(fetchAhead: () => void, always = false) {
  const idle = useIdle(always || !savesData())
  useOnChange(idle, () => {
    if (idle) fetchAhead()
  })
  useListener('online', fetchAhead, idle)
}
