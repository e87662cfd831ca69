import { createFileRoute } from '@tanstack/react-router'
import { comparedIds } from '@/domain/trains/train-compare'
import { noop } from '@/lib/noop'
import { trainQueries } from '@/queries/trains'
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
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
