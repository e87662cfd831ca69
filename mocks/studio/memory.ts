import { realNow } from '../clock.ts'
import { isRecord } from '../is-record.ts'
import { parsed } from '../snapshot.ts'
import { qaText, readQa } from './link.ts'
import type { KeyValueStorage } from '../snapshot.ts'
import type { Scenario, StudioState } from './types.ts'

/** How far a state has come. */
export interface Progress {
  /** How many numbers were drawn of the seed. */
  drawn: number
  /** When its clock was set, by the real one. */
  clockSetAt: number
  /** What happens meanwhile in the scenario has happened. */
  happened: boolean
  /** The state's persona has signed in, which no rule hinders. */
  signedIn: boolean
}

export interface Memory {
  state: StudioState
  progress: Progress
}

export const studioKey = 'mock-studio'

export const fresh = (): Progress => ({ drawn: 0, clockSetAt: realNow(), happened: false, signedIn: false })

/** Keeps the state as the text of a link. A storage that throws keeps nothing. */
export function memoryIn(storage: KeyValueStorage | undefined, scenarios: readonly Scenario[]) {
  return {
    keep({ state, progress }: Memory) {
      // A page that is loaded anew has the new files.
      const qa = qaText({ ...state, released: undefined }, scenarios)
      try {
        storage?.setItem(studioKey, JSON.stringify({ qa, ...progress }))
      } catch {
        // Full or blocked: it lasts as long as the page.
      }
    },
    read(): Memory | undefined {
      try {
        const kept = parsed(storage?.getItem(studioKey) ?? '')
        if (!isRecord(kept) || typeof kept.qa !== 'string') return undefined
        const { value: state } = readQa(kept.qa, scenarios)
        const { drawn, clockSetAt, happened, signedIn } = kept
        if (!state || typeof drawn !== 'number' || typeof clockSetAt !== 'number') return undefined
        return {
          state,
          progress: { drawn, clockSetAt, happened: happened === true, signedIn: signedIn === true },
        }
      } catch {
        return undefined
      }
    },
  }
}
