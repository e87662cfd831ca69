import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { root } from './programs.ts'

let server: ViteDevServer

beforeAll(async () => {
  server = await createServer({
    root,
    mode: 'development',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
}, 20_000)
afterAll(() => server.close())

test.each([
  ['login', '/src/routes/_public/login.tsx'],
  ['bookings/$bookingId', '/src/routes/_signed-in/bookings/$bookingId.tsx'],
  ['signed-in', '/src/routes/_signed-in/route.tsx'],
  ['stations', '/src/routes/_signed-in/stations/index.tsx'],
])('B8: the lazy part %s is fetched through loadChunk, by its name', async (name, file) => {
  const module = await server.transformRequest(file)
  expect(module?.code).toContain('/src/lib/load-chunk.ts')
  expect(module?.code).toMatch(
    new RegExp(
      `__loadChunk\\)?\\("${name.replace('$', '\\$')}", \\(\\) => import\\([^)]*tsr-split=component`,
    ),
  )
})
