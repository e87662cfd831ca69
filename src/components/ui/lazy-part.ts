import { useEffect, useState, type ComponentType } from 'react'
import { notify } from '@/lib/notify'

/** A component in a chunk of its own. Unlike `React.lazy` it can be fetched early, and tried again when that failed. */
export interface LazyPart<P> {
  readonly name: string
  /** The component, once it is here. */
  current: () => ComponentType<P> | undefined
  load: () => Promise<ComponentType<P>>
  /** Starts the fetch and stays silent about failing: the press that needs it says so. */
  preload: () => void
}

export function lazyPart<P>(name: string, fetchPart: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  let pending: Promise<ComponentType<P>> | undefined
  const load = () =>
    (pending ??= fetchPart().then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    ))
  return {
    name,
    current: () => loaded,
    load,
    preload: () => void load().catch(() => undefined),
  }
}

/**
 * The part, from the first time it is wanted. A chunk that does not come leaves the page as it is: the user reads why
 * nothing opened and may press again, after `onFail` has put the wish back.
 */
export function useLazyPart<P>(
  part: LazyPart<P>,
  wanted: boolean,
  onFail: () => void,
): ComponentType<P> | undefined {
  const [here, setHere] = useState(() => part.current() !== undefined)
  useEffect(() => {
    if (!wanted || here) return
    let gone = false
    part.load().then(
      () => gone || setHere(true),
      () => {
        if (gone) return
        notify({ type: 'error', message: `Loading chunk ${part.name} failed.` })
        onFail()
      },
    )
    return () => {
      gone = true
    }
  }, [part, wanted, here, onFail])
  return here || wanted ? part.current() : undefined
}
