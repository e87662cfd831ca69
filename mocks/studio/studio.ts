import { getResponse, http } from 'msw'
import { realNow, setClock, today } from '../clock.ts'
import { clearKept, db, refreshDb, resetDb, restoreSnapshot, saveDb, state as dbState } from '../db.ts'
import { handlers, isApiCall } from '../handlers/index.ts'
import { isRecord } from '../is-record.ts'
import { originalGaps } from '../original-gaps.ts'
import { unknownPath } from '../replies.ts'
import { callOf } from './calls.ts'
import { dayOfData, plainState } from './link.ts'
import { createLog } from './log.ts'
import { fresh, memoryIn } from './memory.ts'
import { countedDown, drawOf, pause, planFor, respond } from './rules.ts'
import { readSnapshot, snapshotFile } from './snapshot-file.ts'
import { loadWorld, tablesOf } from './worlds.ts'
import { createWrites } from './writes.ts'
import type { RequestHandler } from 'msw'
import type { KeyValueStorage } from '../snapshot.ts'
import type { Memory } from './memory.ts'
import type { Plan } from './rules.ts'
import type { Rule, Scenario, Studio, StudioState } from './types.ts'

export interface StudioOptions {
  scenarios: readonly Scenario[]
  /** Shared by all tabs; without one, nothing outlives the page. */
  storage?: KeyValueStorage | undefined
  /** The time that a call takes where no rule says so. */
  latency?: () => Promise<void>
}

export interface StudioHost {
  studio: Studio
  /** The mock API with the studio before it. */
  answers: RequestHandler[]
  /** Whether no call gets through now. */
  isOffline(): boolean
  /** Another tab has changed the studio. */
  follow(): Promise<void>
}

const unreachable: Rule = { call: '*', effect: { kind: 'refused' } }

/** What makes other data. */
const madeOf = ({ seed, world, scenario, gaps, day }: StudioState) =>
  JSON.stringify([seed, world, scenario, Boolean(gaps), day])

async function fieldsSent(request: Request) {
  try {
    const body: unknown = await request.clone().json()
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

/** One studio for the data of this process: `mocks/db.ts` has one set of tables. */
export function createStudio({ scenarios, storage, latency }: StudioOptions): StudioHost {
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())
  const log = createLog(changed)
  const writes = createWrites(changed)
  const memory = memoryIn(storage, scenarios)
  let { state, progress }: Memory = memory.read() ?? { state: plainState, progress: fresh() }

  const scenarioOf = ({ scenario }: StudioState) => scenarios.find(({ id }) => id === scenario)

  function startClock() {
    const { clock } = state
    if (!clock) return setClock()
    const gone = clock.runs ? realNow() - progress.clockSetAt : 0
    setClock(new Date(Date.parse(clock.at) + gone), { running: clock.runs })
  }

  function makeData(): string | undefined {
    const { seed, world, day = today() } = state
    const tables = tablesOf(world, seed, day)
    resetDb({ seed, today: day, issued: dbState.issued, ...(tables && { tables }) })
    const scenario = scenarioOf(state)
    try {
      const page = scenario?.arrange?.(db)
      return typeof page === 'string' ? page : scenario?.page
    } catch (error) {
      // Another world has nothing to arrange it with: it opens as it is.
      console.warn(error)
      return scenario?.page
    }
  }

  function startOver(): string | undefined {
    // What other tabs have done, the tokens they were given among it.
    refreshDb()
    clearKept()
    const page = makeData()
    progress = { ...progress, drawn: 0, happened: false }
    writes.clear()
    saveDb()
    return page
  }

  function become(next: StudioState) {
    state = next
    memory.keep({ state, progress })
    changed()
  }

  /** Whoever the state is shown as signs in first: by the app's own call, with nothing in its way. */
  const isSigningIn = () => state.persona !== undefined && !progress.signedIn

  const isOffline = () => state.offline === true && !isSigningIn()

  function planned(name: string, record?: string): Plan {
    if (isSigningIn() && name === 'POST /api/auth/login') {
      progress = { ...progress, signedIn: true }
      become(state)
      return { rules: [], wait: undefined, effect: undefined }
    }
    let { drawn } = progress
    const draw = () => {
      drawn += 1
      return drawOf(state.seed, drawn)
    }
    const plan = planFor(isOffline() ? [unreachable] : state.rules, name, record, draw)
    const isCounted = plan.rules.some(({ times }) => times !== undefined)
    if (isCounted || drawn !== progress.drawn) {
      progress = { ...progress, drawn }
      become({ ...state, rules: countedDown(state.rules, plan.rules) })
    }
    return plan
  }

  /** What somebody else does before this call is answered. */
  async function letHappen(name: string, request: Request) {
    const meanwhile = scenarioOf(state)?.meanwhile
    if (meanwhile?.call !== name || progress.happened) return
    progress = { ...progress, happened: true }
    const sent = await fieldsSent(request)
    refreshDb()
    meanwhile.happens(db, sent)
    saveDb()
    memory.keep({ state, progress })
  }

  async function answer(request: Request): Promise<Response> {
    const { call, record } = callOf(request)
    const { pathname } = new URL(request.url)
    const plan = planned(call?.name ?? '', record)
    const tell = await log.start(request, call, plan.rules)
    const api = async () => {
      const all = state.gaps ? [...originalGaps, ...handlers] : handlers
      return (await getResponse(all, request.clone())) ?? unknownPath(request.method, pathname)
    }
    const next = async () => {
      if (call) await letHappen(call.name, request)
      return request.method === 'GET' ? api() : writes.during(`${request.method} ${pathname}`, api)
    }
    await (plan.wait === undefined ? latency?.() : pause(plan.wait, request.signal))
    const outcome = await respond(request, next, plan.effect)
    tell(request.signal.aborted ? { ...outcome, status: 'aborted' } : outcome)
    return outcome.response
  }

  const studio: Studio = {
    scenarios,
    get state() {
      return state
    },
    set(change) {
      const next = { ...state, ...change }
      const isOther = madeOf(next) !== madeOf(state)
      state = next
      if (Object.hasOwn(change, 'clock')) {
        progress = { ...progress, clockSetAt: realNow() }
        startClock()
        if (!isOther) state = { ...state, day: dayOfData() }
      }
      if (isOther) startOver()
      become(state)
    },
    open(next) {
      state = next
      progress = fresh()
      startClock()
      const page = startOver()
      become(next)
      return page
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get log() {
      return log.entries()
    },
    clearLog: log.clear,
    get writes() {
      return writes.entries()
    },
    takeBack: writes.takeBack,
    reset() {
      startOver()
      become(state)
    },
    snapshot: snapshotFile,
    load(text) {
      const read = readSnapshot(text)
      if ('problem' in read) return read.problem
      const { tables, state: saved } = read.snapshot
      refreshDb()
      clearKept()
      // Whoever is signed in stays so, as far as the file knows them.
      const { tokens, issued } = dbState
      restoreSnapshot({ tables, state: { ...saved, tokens, issued: Math.max(issued, saved.issued) } })
      writes.clear()
      saveDb()
      become({ ...state, seed: saved.seed, day: dayOfData() })
      return null
    },
    local(name) {
      const { wait, effect } = planned(name)
      return effect ?? (wait === undefined ? null : { kind: 'wait', ms: wait })
    },
  }

  if (state !== plainState) {
    startClock()
    makeData()
  }

  return {
    studio,
    isOffline,
    answers: [
      http.all(
        ({ request }) => isApiCall(request),
        ({ request }) => answer(request),
      ),
    ],
    async follow() {
      await loadWorld(memory.read()?.state.world ?? 'demo')
      // What it was by now: states may change while the code of a world is loaded.
      const kept = memory.read()
      if (!kept) return
      const isOther = madeOf(kept.state) !== madeOf(state)
      // Each tab runs its own version of the files.
      state = { ...kept.state, released: state.released }
      progress = kept.progress
      startClock()
      if (isOther) makeData()
      refreshDb()
      changed()
    },
  }
}
