import { useCallback } from 'react'

/** A route's `useNavigate()`, as far as its search parameters are concerned. */
export type NavigateSearch<Search> = (options: {
  search: (now: Search) => Search
  replace: boolean
  resetScroll: boolean
  state?: true
}) => Promise<void>

/**
 * A route's search parameters, and `onSearch` to change some of them. A list then starts again at its first page, unless
 * another one is named; the window stays where it is scrolled to.
 * @param options.replace whether a change replaces the entry in the browser's history, unless it says so itself
 */
export function useSearchNavigation<Search extends object>(
  search: Search,
  navigate: NavigateSearch<NoInfer<Search>>,
  { replace: usually = true } = {},
) {
  const onSearch = useCallback(
    (change: Search, { replace = usually } = {}) =>
      void navigate({
        search: (now) => ({ ...now, page: undefined, ...change }),
        replace,
        resetScroll: false,
      }),
    [navigate, usually],
  )
  return { search, onSearch }
}
