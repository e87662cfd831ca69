import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { ChunkLoadError, loadChunk } from '@/lib/load-chunk'

/** A component in a chunk of its own. Unlike `React.lazy` it can be fetched early, and tried again when that failed. */
export interface LazyPart<P> {
  readonly name: string
  /** Nobody can leave without it: fetched ahead also for users who save data. */
  readonly always: boolean
  /** The component, once it is here. */
  current: () => ComponentType<P> | undefined
  /** @throws {ChunkLoadError} */
  load: () => Promise<ComponentType<P>>
  /** Starts the fetch and stays silent about failing: the press that needs it says so. */
  preload: () => void
}

/** B8. No reload by itself, as for pages: here one would throw away what is on the page in use. */
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
 * The part, from the first time it is wanted.
 * @param onFail says what becomes of the wish where the chunk does not come
 * @param attempt another one asks again
 */
export function usePart<P>(
  part: LazyPart<P>,
  wanted: boolean,
  onFail: (error: ChunkLoadError) => void,
  attempt?: unknown,
): ComponentType<P> | undefined {
  const [here, setHere] = useState(() => part.current() !== undefined)
  const failed = useEffectEvent(onFail)
  useEffect(() => {
    if (!wanted || here) return
    let gone = false
    part.load().then(
      () => gone || setHere(true),
      (error: ChunkLoadError) => gone || failed(error),
    )
    return () => {
      gone = true
    }
  }, [part, wanted, here, attempt])
  return here || wanted ? part.current() : undefined
}
