import { useEffect } from 'react'

export const productName = 'Railway Planner'

/** The document's title, which tabs, history and screen readers name the page by. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
}
