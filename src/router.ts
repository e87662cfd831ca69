import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FullScreenLoading } from './components/ui/feedback/full-screen-loading'
import { parseQuery, stringifyQuery } from '@/lib/search-params'
import { PageError, PageNotFound } from './routes/-page-error'
import type { PlannerSearch } from '@/routes/_signed-in/-planner/question/planner-search'
import type { RouterContext } from './router-context'
import { routeTree } from './routeTree.gen'

export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    defaultPendingComponent: FullScreenLoading,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** Where to go after signing in: a path of ours with its query. */
    from?: string
    message?: string
    /** Rupees: the total a booking was decided on, to be held against the server's. */
    estimate?: number
    /** The planner's question that a booking comes from: one train of a journey, which goes on with the next. */
    journey?: PlannerSearch | undefined
    /** How many of each long list are shown, by its name on the page. */
    shown?: Record<string, number> | undefined
    /** The day that was chosen in a train's strip of days. */
    chosenDay?: { trainId: string; date: string } | undefined
    /** How many entries back one was before the panel that the address names was opened. */
    panels?: number | undefined
    messageType?: 'success' | 'error' | 'warning' | 'info'
  }
}
