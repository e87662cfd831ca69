import { local } from '@/lib/storage/storage'

const prefix = 'sent:'
const dayMs = 86_400_000

/** Epoch ms at which something was claimed, by this tab or another of the same browser. */
export function claimedAt(id: string): number | undefined {
  const at = Number(local.get(prefix + id) ?? Number.NaN)
  return Number.isFinite(at) ? at : undefined
}

function claimNow(id: string, now: number): boolean {
  for (const key of local.keys()) {
    if (key.startsWith(prefix) && !(Number(local.get(key)) > now - dayMs)) local.remove(key)
  }
  if (claimedAt(id) !== undefined) return false
  local.set(prefix + id, String(now))
  return true
}

/** Claims an act that may happen once, over all tabs. False where it was claimed before. */
export async function claim(id: string, now: number = Date.now()): Promise<boolean> {
  // Locks exist on secure origins only; elsewhere two tabs would have to act in the same instant to both succeed.
  const locks = globalThis.navigator?.locks
  try {
    if (locks) return await locks.request(prefix + id, () => claimNow(id, now))
  } catch {
    // Where the browser forbids storage it refuses locks too.
  }
  return claimNow(id, now)
}

/** The act is known not to have happened: it may be claimed again. */
export const release = (id: string) => local.remove(prefix + id)
