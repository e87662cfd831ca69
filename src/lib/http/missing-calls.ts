import { createListeners } from '@/lib/listeners'

let missing: readonly string[] = []
const listeners = createListeners()

/** M2, api-model 1.10: the server has answered that it knows no such path. Only a new load of the page asks anew. */
export function noteMissingCall(call: string) {
  if (missing.includes(call)) return
  missing = [...missing, call]
  listeners.notify()
}

export const missingCalls = { get: () => missing, subscribe: listeners.subscribe }
