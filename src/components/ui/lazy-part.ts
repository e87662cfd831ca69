import { useEffect, useState, type ComponentType } from 'react'
import { ChunkLoadError, loadChunk } from '@/lib/load-chunk'
import { notify } from '@/lib/notify'
import { useAhead } from '@/lib/use-ahead'

/** A component in a chunk of its own. Unlike `React.lazy` it can be fetched early, and tried again when that failed. */
export interface LazyPart<P> {
  readonly name: string
  /** Nobody can leave without it: fetched ahead also for whoever saves data. */
  readonly always: boolean
  /** The component, once it is here. */
  current: () => ComponentType<P> | undefined
  /** @throws {ChunkLoadError} */
  load: () => Promise<ComponentType<P>>
  /** Starts the fetch and stays silent about failing: the press that needs it says so. */
  preload: () => void
}

/** B8. No reload by itself, as for pages: here one would throw away what stands on the page in use. */
export function lazyPart<P>(
  name: string,
  fetchPart: () => Promise<ComponentType<P>>,
  { always = false } = {},
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  let pending: Promise<ComponentType<P>> | undefined
  const load = () =>
    (pending ??= loadChunk(name, fetchPart).then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    ))
  return {
    name,
    always,
    current: () => loaded,
    load,
    preload: () => void load().catch(() => undefined),
  }
}

/**
 * The part, from the first time it is wanted. A chunk that does not come leaves the page as it is: the user reads why
 * nothing opened and may press again, after `onFail` has put the wish back.
 */
export function useWantedPart<P>(
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
        const { message } = new ChunkLoadError(part.name)
        notify({ type: 'error', message: `${message} Check the connection, or reload the page.` })
        onFail()
      },
    )
    return () => {
      gone = true
    }
  }, [part, wanted, here, onFail])
  return here || wanted ? part.current() : undefined
}

/** The same for what a press opens: it is fetched while there is a network, for the press may come without one. */
export function useLazyPart<P>(part: LazyPart<P>, wanted: boolean, onFail: () => void) {
  useAhead(part.preload, part.always)
  return useWantedPart(part, wanted, onFail)
}
