import { createFileRoute } from '@tanstack/react-router'
import { comparedIds } from '@/domain/trains/train-compare'
import { noop } from '@/lib/noop'
import { trainQueries } from '@/queries/trains'
import { useSearchNavigation } from '../../-search-navigation'
import { ComparePage } from './-compare/compare-page'
import { parseCompareSearch } from './-compare/compare-search'

export const Route = createFileRoute('/_signed-in/trains/compare')({
  validateSearch: parseCompareSearch,
  loaderDeps: ({ search: { trains } }) => ({ trains }),
  loader: ({ context, deps }) => {
    for (const id of comparedIds(deps.trains)) context.queryClient.query(trainQueries.detail(id)).catch(noop)
  },
  component: Page,
})

function Page() {
  return <ComparePage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
