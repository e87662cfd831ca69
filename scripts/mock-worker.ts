import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'

/**
 * Runs ahead of the library's own listeners.
 *
 * They would send every request to the page and back, hundreds of modules among them, and let each wait for a page that
 * is busy: what is not the API is the browser's own business.
 *
 * And the worker would unregister itself with the last page that closes. At a reload that comes late now and then, and
 * takes away the worker that the next page has just registered and waits for. A worker without pages answers nothing,
 * and every build without the mocks removes it.
 *
 * A page whose files are to be 'gone', as after a new release, or 'unreachable' says so itself: the one loaded next has
 * them again.
 */
const ahead = `const files = new Map()
addEventListener('message', ({ data, source }) => {
  if (data && data.files) files.set(source.id, data.files)
})
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (pathname.startsWith('/api/')) return
  event.stopImmediatePropagation()
  const now = /^\\/(assets|src)\\//.test(pathname) ? files.get(event.clientId) : undefined
  if (now === 'gone') event.respondWith(new Response('Not found', { status: 404 }))
  if (now === 'unreachable') event.respondWith(Response.error())
})
registration.unregister = async () => false
`

/** MSW's service worker, for the API alone. */
export const mockWorkerScript = () =>
  ahead + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')

/** The worker at its address in development, and beside the page in a build. */
export function mockWorker(): Plugin {
  const script = mockWorkerScript()
  return {
    name: 'railway:mock-worker',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script })
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.writeHead(200, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript' })
        response.end(script)
      })
    },
  }
}
