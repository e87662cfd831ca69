import { noop } from '@/lib/noop'
import { useAhead } from '@/lib/hooks/use-ahead'
import { lazyPart, usePart } from '@/components/ui/page/lazy-part'
import { useNotices } from '@/lib/notify'

const toaster = lazyPart<object>('toaster', () => import('./toaster').then((module) => module.Toaster))

/**
 * Place once, in the app's frame. The toaster's code comes when the browser is idle, at the latest with the first notice,
 * which may be that the network is gone; `notify` keeps what came before it. When the code cannot be had, every further
 * notice tries again, and the list in the top bar has them all.
 */
export function LazyToaster() {
  const newest = useNotices()[0]?.id
  useAhead(toaster.preload, true)
  const Toaster = usePart(toaster, newest !== undefined, noop, newest)
  return Toaster ? <Toaster /> : null
}
