import { lazyPart, useSteadyPart } from '@/components/ui/page/lazy-part'
import { useOutboxOpened } from '@/mutations/outbox/outbox-signal'

const part = lazyPart<object>('undo-bar', () => import('./undo-bar').then(({ UndoBar }) => UndoBar))

/** Place once, in the frame of signed-in pages: what was promised stays in sight wherever its admin goes. */
export function LazyUndoBar() {
  const Bar = useSteadyPart(part, useOutboxOpened())
  return Bar ? <Bar /> : null
}
