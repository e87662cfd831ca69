import { lazyPart } from '@/components/ui/page/lazy-part'
import { useSteadyPart } from '@/components/ui/page/opened-part'
import { useSession } from '@/auth/session-store'
import { userDataText } from '@/lib/storage/user-data'
import { useOutboxOpened } from '@/mutations/outbox/opened-outboxes'

const part = lazyPart<object>('undo-bar', () => import('./undo-bar').then(({ UndoBar }) => UndoBar))

/** Place once, in the frame of signed-in pages: what is staged, or was not sent, is in sight wherever its admin goes. */
export function LazyUndoBar() {
  const isOpened = useOutboxOpened()
  const isKept = useSession(({ user }) => user !== null && userDataText('unsent-changes', user._id) !== null)
  const Bar = useSteadyPart(part, isOpened || isKept)
  return Bar ? <Bar /> : null
}
