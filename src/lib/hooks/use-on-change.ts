import { useEffect, useEffectEvent } from 'react'

/**
 * Runs after the first drawing, and whenever another `value` has been drawn since. `run` knows what was drawn last, whatever
 * else has changed; what it returns ends it, as an effect's does.
 */
export function useOnChange(value: unknown, run: () => void | (() => void)) {
  const changed = useEffectEvent(run)
  useEffect(() => changed(), [value])
}
