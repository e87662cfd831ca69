/**
 * Who wants to hear of changes, in the form that `useSyncExternalStore` asks for.
 *
 * @param connect runs while anybody listens; what it returns ends it
 */
export function createListeners(connect?: () => () => void) {
  const listeners = new Set<() => void>()
  let disconnect: (() => void) | undefined
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) disconnect = connect?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) disconnect?.()
      }
    },
  }
}
