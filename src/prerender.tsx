import { withEmotionCache } from '@emotion/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { prerender as render } from 'react-dom/static'
import { userLoaded } from '@/auth/session'
import { initialAuth, useSession } from '@/auth/session-store'
import type { User } from '@/domain/users/user'
import { sessionChecked } from '@/mutations/session'
import { noop } from '@/lib/noop'
import { App } from './app'
import { isForUsers } from './prerendered'
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

/** Whoever will be signed in: what is shown of a user comes only when React takes the page over (`lib/hooks/use-hydrated`). */
const anybody: User = { _id: '', name: '', email: '', role: 'user', roles: [] }

/** A phone without a network, on which no answer comes. */
function standInForPhone() {
  const { fetch, matchMedia } = globalThis
  globalThis.fetch = () => new Promise(noop)
  globalThis.matchMedia = (query) => ({ matches: query.includes('max-width') }) as MediaQueryList
  return () => Object.assign(globalThis, { fetch, matchMedia })
}

/** What is seen at the address before any script has come. Runs in Node, in the build. */
export async function prerender(address: string): Promise<Prerendered> {
  useSession.setState(initialAuth(), true)
  if (isForUsers(address)) userLoaded(anybody, '')
  const stopStandingIn = standInForPhone()
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
  // With the timers that would keep the build from ending.
  queryClient.clear()
  stopStandingIn()
  if (failures.length > 0) throw failures[0]
  return collected(markup)
}
