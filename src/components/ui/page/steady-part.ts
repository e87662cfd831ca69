import { type ComponentType, useState } from 'react'
import { useListener } from '@/lib/hooks/use-listener'
import { useTimeout } from '@/lib/hooks/use-timeout'
import { type LazyPart, useWantedPart } from './lazy-part'

const restMs = 30_000

/** For a part that nobody opens by a press: where it cannot be had, it is tried again after a while, and with the network. */
export function useSteadyPart<P>(part: LazyPart<P>, wanted: boolean): ComponentType<P> | undefined {
  const [resting, setResting] = useState(false)
  const again = () => setResting(false)
  useTimeout(again, restMs, resting)
  useListener('online', again, resting)
  return useWantedPart(part, wanted && !resting, () => setResting(true))
}
