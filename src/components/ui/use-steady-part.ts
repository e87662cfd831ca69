import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type LazyPart, useWantedPart } from './lazy-part'

const restMs = 30_000

/** For a part that nobody opens by a press: where it cannot be had, it is tried again after a while, and with the network. */
export function useSteadyPart<P>(part: LazyPart<P>, wanted: boolean): ComponentType<P> | undefined {
  const [resting, setResting] = useState(false)
  useEffect(() => {
    if (!resting) return
    const again = () => setResting(false)
    const timer = setTimeout(again, restMs)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [resting])
  return useWantedPart(
    part,
    wanted && !resting,
    useCallback(() => setResting(true), []),
  )
}
