import { type NavigateSearch, useSearchNavigation } from '../../../-search-navigation'
import type { PlannerSearch, Refine } from './planner-search'

/** What both addresses of the planner (PLN-7) make of its search: another question is an entry of its own in the history. */
export function usePlannerNavigation(search: PlannerSearch, navigate: NavigateSearch<PlannerSearch>) {
  const onRefine: Refine = (change) =>
    void navigate({
      search: (now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }),
      replace: true,
      resetScroll: false,
      state: true,
    })
  return { ...useSearchNavigation(search, navigate, { replace: false }), onRefine }
}

/** The same search on another day: what was added around the day and what was open belongs to the one before. */
export const onDay =
  (date: string) =>
  <T extends object>(now: T) => ({
    ...now,
    date,
    earlier: undefined,
    later: undefined,
    journey: undefined,
  })
