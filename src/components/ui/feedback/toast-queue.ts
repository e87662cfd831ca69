import type { Notice } from '@/lib/notify'

/** C6: at most three at once, each for at most three seconds. */
const most = 3
const longest = 3000

interface Shown {
  notice: Notice
  /** What is left of its time, in ms; counted only while nothing holds it. */
  left: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Says when which notice is on screen. Its clock stops while held: a message nobody could read does not count
 * as shown, and the fourth waits for its turn instead of pushing out the first.
 */
export function createToastQueue(view: { show: (notice: Notice) => void; hide: (id: number) => void }) {
  const shown = new Map<number, Shown>()
  const waiting: Notice[] = []
  let held = false

  const run = (entry: Shown) => {
    entry.since = Date.now()
    entry.timer = setTimeout(() => view.hide(entry.notice.id), entry.left)
  }
  const fill = () => {
    while (shown.size < most) {
      const notice = waiting.shift()
      if (!notice) return
      const entry = { notice, left: Math.min(notice.duration, longest), since: 0, timer: undefined }
      shown.set(notice.id, entry)
      view.show(notice)
      if (!held) run(entry)
    }
  }
  return {
    add(notice: Notice) {
      waiting.push(notice)
      fill()
    },
    /** It has left the screen, by time or by the user; the next one may come. */
    left(id: number) {
      clearTimeout(shown.get(id)?.timer)
      if (shown.delete(id)) fill()
    },
    hold(hold: boolean) {
      if (hold === held) return
      held = hold
      for (const entry of shown.values()) {
        if (hold) {
          clearTimeout(entry.timer)
          entry.left -= Date.now() - entry.since
        } else run(entry)
      }
    },
    /** Those leave, or never come, before anything else does. */
    drop(isUnwanted: (notice: Notice) => boolean) {
      waiting.splice(0, Infinity, ...waiting.filter((notice) => !isUnwanted(notice)))
      for (const { notice } of shown.values()) if (isUnwanted(notice)) view.hide(notice.id)
    },
    stop() {
      for (const entry of shown.values()) clearTimeout(entry.timer)
      shown.clear()
      waiting.length = 0
    },
  }
}
