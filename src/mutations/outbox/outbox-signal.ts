import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

/** What the first load knows of the outbox, whose code comes with the admin area. */
interface OpenOutbox {
  /** Resolves when all is answered: whether all of it was taken. */
  sendNow: () => Promise<boolean>
}

let open: OpenOutbox | undefined
const listeners = createListeners()

export function outboxOpened(outbox: OpenOutbox) {
  open = outbox
  // Later: it is opened while a page is drawn, when nothing else may be.
  queueMicrotask(listeners.notify)
}

/** Whether anything can have been promised in this tab. */
export const useOutboxOpened = () => useSyncExternalStore(listeners.subscribe, () => open !== undefined)

const longestMs = 10_000

async function inTime(sending: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longestMs)
  })
  const through = await Promise.race([sending, late])
  clearTimeout(timer)
  return through
}

/** ADM-4: sends what was promised, and waits for the answers, but not for ever. Nothing where nothing ever was. */
export const sendPromised = (): Promise<boolean> | undefined => open && inTime(open.sendNow())
