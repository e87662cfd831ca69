import type { Plugin } from 'vite'
import { load } from './contract/load.ts'

const fileName = 'api.html'

const page = async () => (await load<typeof import('./contract/page')>('page.ts')).contractPage()

/** The contract to read, beside the demo: at /api.html in development, and in the build. */
export const apiPage = (): Plugin => ({
  name: 'railway:api-page',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await page() })
  },
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_request, response, next) => {
      page().then((text) => {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(text)
      }, next)
    })
  },
})
