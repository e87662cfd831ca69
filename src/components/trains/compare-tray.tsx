import { chakra } from '@chakra-ui/react/styled-system'
import { useSearch } from '@tanstack/react-router'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useSteadyPart } from '@/components/ui/page/opened-part'
import { comparedIds, mostCompared } from '@/domain/trains/train-compare'
import { useAhead } from '@/lib/hooks/use-ahead'
import type { CompareTrayPanelProps } from './compare-tray-panel'

const tray = lazyPart<CompareTrayPanelProps>('compare tray', () =>
  import('./compare-tray-panel').then((module) => module.CompareTrayPanel),
)

/** The trains chosen for a comparison, at the lower edge of the window while there are any. Last on its page. */
export function CompareTray({
  journey,
}: {
  /** What the comparison is about, where the page knows it. */
  journey?: CompareTrayPanelProps['journey']
}) {
  const compare = useSearch({ strict: false, select: (search) => search.compare })
  const ids = comparedIds(compare)
  useAhead(tray.preload)
  const Panel = useSteadyPart(tray, compare !== undefined)
  return (
    <>
      {/* It stands here before anything is chosen: only then is it read out. */}
      <chakra.span srOnly role="status">
        {ids.length > 0 && `${ids.length} of ${mostCompared} chosen`}
      </chakra.span>
      {Panel && ids.length > 0 && <Panel ids={ids} journey={journey} />}
    </>
  )
}
