import { withEmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'

/** The styles of a page that was written at build time, and what Emotion calls them: see `src/prerender.tsx`. */
const writtenNames = () =>
  document.querySelector<HTMLElement>('style[data-written]')?.dataset.written?.split(' ') ?? []

/** Tells Emotion once of what is there. It would find its own mark by itself, but move the styles: all would be laid out anew. */
export const WrittenStyles = withEmotionCache(({ children }: { children: ReactNode }, { inserted }) => {
  for (const name of writtenNames()) inserted[name] ??= true
  return children
})
