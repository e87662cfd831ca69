import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { getSession, useSession } from '@/auth/session-store'
import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'
import type { ForeseenPage } from '@/queries/foreseen-page'
import { Outbox, type OutboxState } from './outbox'
import { type Changes, type Resource, stateOf } from './outbox-change'
import { withChanges } from './outbox-foreseen'
import { stepsOf } from './outbox-list'
import { outboxOpened } from './outbox-signal'
import { bringTypedBack, forgetTyped, keepTyped, type Typed } from './outbox-typed'

/** The demo's back end is in the page, and goes with it: nothing can be carried past its end. */
const backEndStays = import.meta.env.MODE !== 'demo'

/** ADM-4: closing the page sends what waits, and warns of what stays behind: what failed, or could not be carried. */
function followPage(outbox: Outbox) {
  const isCarried = () => backEndStays && navigator.onLine && outbox.canLeave()
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    const staysBehind = stepsOf(outbox.state().changes, 'refused', 'unsent').length > 0
    if (staysBehind || !isCarried()) event.preventDefault()
  }
  const onPageHide = () => {
    const carried = isCarried()
    outbox.leave(carried)
    if (carried) forgetTyped(outbox.state().changes.filter((change) => stateOf(change) === 'sending'))
  }
  let following = false
  let before: OutboxState['changes'] = []
  outbox.subscribe(() => {
    const { changes } = outbox.state()
    const left = new Set(changes.map(({ id }) => id))
    forgetTyped(before.filter(({ id }) => !left.has(id)))
    before = changes
    const open = changes.length > 0
    if (open === following) return
    following = open
    // Pages that listen are slower to come back to: nobody listens without a need.
    const follow = open ? globalThis.addEventListener : globalThis.removeEventListener
    follow.call(globalThis, 'pagehide', onPageHide)
    follow.call(globalThis, 'beforeunload', onBeforeUnload)
  })
}

const outboxes = new WeakMap<QueryClient, Outbox>()

/** The one outbox of a query client. It goes on when the page that promised something is left. */
export function outboxOf(client: QueryClient): Outbox {
  const known = outboxes.get(client)
  if (known) return known
  const outbox = new Outbox(client)
  outboxes.set(client, outbox)
  const met = new Set<string>()
  // What is kept when a user is met first was kept by a page before this one.
  const meet = (userId: string | undefined) => {
    if (userId === undefined || met.has(userId)) return
    met.add(userId)
    bringTypedBack(userId)
  }
  meet(getSession().user?._id)
  followPage(outbox)
  useSession.subscribe((now, before) => {
    if (now.user?._id === before.user?._id) return
    meet(now.user?._id)
    outbox.sessionChanged()
  })
  outboxOpened(outbox)
  return outbox
}

/** What is promised, for the one who is signed in, with the ways to undo, send, retry and discard. */
export function useOutbox(): OutboxState &
  Pick<Outbox, 'undo' | 'undoAll' | 'sendNow' | 'retry' | 'discard' | 'realId'> {
  const outbox = outboxOf(useQueryClient())
  const state = useSyncExternalStore(outbox.subscribe, outbox.state)
  const { undo, undoAll, sendNow, retry, discard, realId } = outbox
  return { ...state, undo, undoAll, sendNow, retry, discard, realId }
}

/**
 * J2: the way every admin write goes: `promise({ create: [input], update: [{ record, fields }], remove: records })`. It
 * shows at once, can be undone as one, and is sent when the time is up. Gives the id of the change.
 * `typed` comes back as a draft where the page ends first.
 */
export function usePromise<T extends Identified, Input extends object>(
  resource: Resource<T, Input>,
): (changes: Changes<T, Input>, typed?: Typed) => number | undefined {
  const client = useQueryClient()
  return (changes, typed) => {
    const id = outboxOf(client).promise(resource, changes)
    if (id !== undefined && typed) keepTyped(id, typed)
    return id
  }
}

/**
 * A list with the promised changes shown over it (E3, F2): new rows first, changed ones in their place, deleted ones
 * hidden, the total to match. `pending` tells which rows are not as the server knows them.
 * @param page the whole list, before any filter, sorting or paging of the screen's own
 */
export function useForeseenPage<T extends Identified>(
  resource: Resource<T>,
  page: Page<T> | undefined,
): ForeseenPage<T> | undefined {
  const client = useQueryClient()
  const outbox = outboxOf(client)
  const { changes } = useSyncExternalStore(outbox.subscribe, outbox.state)
  return useMemo(
    () => page && withChanges(client, resource, page, changes),
    [client, resource, page, changes],
  )
}
