import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'

/**
 * Runs ahead of the library's own listener, which would send every request to the page and back, hundreds of modules
 * among them, and let each wait for a page that is busy: what is not the API is the browser's own business.
 */
const leaveFilesAlone = `addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation()
})
`

/** MSW's service worker for the API alone: at its address in development, and beside the page in a build. */
export function mockWorker(): Plugin {
  const script =
    leaveFilesAlone + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
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
