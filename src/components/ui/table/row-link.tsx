import { useLocation, useRouter } from '@tanstack/react-router'
import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { parseQuery, stringifyQuery } from '@/lib/search-params'
import { opensPanel } from '@/components/ui/overlay/use-close-panel'

const Query = createContext<Record<string, unknown>>({})

/**
 * What the row links below it change: the address of the page. It is read here, once for all of them, and here they are
 * followed: a table mounts a row with each frame it scrolls by.
 */
export function RowLinks({ children }: { children: (follow: (event: MouseEvent) => void) => ReactNode }) {
  const router = useRouter()
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  function follow(event: MouseEvent) {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-row-link]')
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void router.navigate({
      to: '.',
      search: (now) => ({ ...now, ...parseQuery(link.search) }),
      state: opensPanel,
      resetScroll: false,
    })
  }
  return <Query value={parseQuery(query)}>{children(follow)}</Query>
}

/** A link in a row of a table: it opens what the address names by that parameter beside the list. */
export function RowLink({ param, value, children }: { param: string; value: string; children: ReactNode }) {
  return (
    <a href={stringifyQuery({ ...use(Query), [param]: value })} data-row-link="">
      {children}
    </a>
  )
}
