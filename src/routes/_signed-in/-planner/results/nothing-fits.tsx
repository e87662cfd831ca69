import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { counted } from '@/lib/text/format'
import { partWords } from '../filters/filter-words'
import { type FilterKey, without } from '../filters/planner-filter'
import type { PlannerSearch } from '../planner-search'

/** TRN-4: nothing fits; the part of the filter that costs most, and the press that gives it up. */
export function NothingFits({
  relaxation,
  search,
  onRefine,
}: {
  relaxation: { without: FilterKey; count: number }
  search: PlannerSearch
  onRefine: (change: PlannerSearch) => void
}) {
  const part = partWords(relaxation.without, search)
  return (
    <EmptyState
      title="No journey fits"
      text={`Without ${part} there ${relaxation.count === 1 ? 'is' : 'are'} ${counted(relaxation.count, 'journey')}.`}
      action={<Button onClick={() => onRefine(without(relaxation.without, search))}>Drop {part}</Button>}
    />
  )
}
