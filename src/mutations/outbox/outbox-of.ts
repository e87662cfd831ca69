import type { QueryClient } from '@tanstack/react-query'
import { failedStates } from './change'
import { stepsOf } from './change-list'
import { openedOutboxes, outboxOpened } from './opened-outboxes'
import { Outbox } from './outbox'

/** The demo's back end is in the page, and goes with it: nothing can be carried past its end. */
const backEndStays = import.meta.env.MODE !== 'demo'

/** ADM-4: closing the page sends what waits, and warns of what stays behind: what failed, or could not be carried. */
function followPage(outbox: Outbox) {
  const isCarried = () => backEndStays && navigator.onLine && outbox.canLeave()
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    const staysBehind = stepsOf(outbox.state().changes, ...failedStates).length > 0
    if (staysBehind || !isCarried()) event.preventDefault()
  }
  const onPageHide = () => outbox.leave(isCarried())
  let following = false
  const follow = () => {
    const open = outbox.state().changes.length > 0
    if (open === following) return
    following = open
    // Pages that listen are slower to come back to: nobody listens without a need.
    const listen = open ? globalThis.addEventListener : globalThis.removeEventListener
    listen.call(globalThis, 'pagehide', onPageHide)
    listen.call(globalThis, 'beforeunload', onBeforeUnload)
  }
  outbox.subscribe(follow)
  follow()
}

/** The one outbox of a query client. It goes on when the page that staged something is left. */
export function outboxOf(client: QueryClient): Outbox {
  const known = openedOutboxes.get(client)
  if (known) return known
  const outbox = new Outbox(client)
  followPage(outbox)
  outboxOpened(client, outbox)
  return outbox
}
