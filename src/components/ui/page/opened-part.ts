import { type ComponentType, useState } from 'react'
import { useListener } from '@/lib/hooks/use-listener'
import { useTimeout } from '@/lib/hooks/use-timeout'
import { useAhead } from '@/lib/hooks/use-ahead'
import { ChunkLoadError } from '@/lib/load-chunk'
import { notify } from '@/lib/notify'
import { type LazyPart, usePart } from './lazy-part'

/**
 * The part, where the page stays as it is without: the user reads why nothing opened and may press again, after `onFail` has
 * put the wish back.
 */
export const useWantedPart = <P>(part: LazyPart<P>, wanted: boolean, onFail: () => void) =>
  usePart(part, wanted, () => {
    const { message } = new ChunkLoadError(part.name)
    notify({ type: 'error', message: `${message} Check the connection, or reload the page.` })
    onFail()
  })

/** The same for what a press opens: it is fetched while there is a network, for the press may come without one. */
export function useLazyPart<P>(part: LazyPart<P>, wanted: boolean, onFail: () => void) {
  useAhead(part.preload, part.always)
  return useWantedPart(part, wanted, onFail)
}

const restMs = 30_000

/** For a part that nobody opens by a press: where it cannot be had, it is tried again after a while, and with the network. */
export function useSteadyPart<P>(part: LazyPart<P>, wanted: boolean): ComponentType<P> | undefined {
  const [resting, setResting] = useState(false)
  const again = () => setResting(false)
  useTimeout(again, restMs, resting)
  useListener('online', again, resting)
  return useWantedPart(part, wanted && !resting, () => setResting(true))
}
