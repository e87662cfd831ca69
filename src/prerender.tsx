import { withEmotionCache } from '@emotion/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { prerender as render } from 'react-dom/static'
import { sessionChecked } from '@/mutations/session'
import { App } from './app'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'

/** One cache for the whole page: each styled part would else bring its styles anew. */
const OneStyleCache = withEmotionCache(({ children }: { children: ReactNode }) => children)

export interface Prerendered {
  /** What stands in #root. */
  html: string
  /** The `<style>` of the head, as Emotion finds its styles again. */
  styles: string
}

const styleElement = /<style data-emotion="(\S+) ([^"]+)">([\s\S]*?)<\/style>/g

/** Emotion writes its styles before the elements that need them; React could not take the page over with them in between. */
function collected(markup: string): Prerendered {
  const found = [...markup.matchAll(styleElement)].filter(([, , , css]) => css)
  const names = ['css', ...found.map(([, , some]) => some)].join(' ')
  const css = found.map(([, , , some]) => some).join('')
  return {
    html: markup.replace(styleElement, ''),
    styles: `<style data-emotion="${names}" data-s="">${css}</style>`,
  }
}

/** What a visitor who is not signed in sees at the address, before any script has come. Runs in Node, in the build. */
export async function prerender(address: string): Promise<Prerendered> {
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient }, createMemoryHistory({ initialEntries: [address] }))
  // As the browser draws it, which is to find its own markup again.
  router.update({ ...router.options, isServer: false, origin: 'http://localhost' })
  await sessionChecked()
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await render(
    <StrictMode>
      <OneStyleCache>
        <App router={router} />
      </OneStyleCache>
    </StrictMode>,
    // In one piece: React would send the later ones with scripts of its own.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  const markup = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return collected(markup)
}
