import type { Plugin } from 'vite'
import { contractPage } from './contract/page.ts'

const fileName = 'api.html'

/** The contract to read, beside the demo: at /api.html in development, and in the build. */
export const apiPage = (): Plugin => ({
  name: 'railway:api-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: contractPage() })
  },
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(contractPage())
    })
  },
})
