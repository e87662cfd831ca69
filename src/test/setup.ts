import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { resetDb } from '@mocks/db'
import { server } from '@mocks/node'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => resetDb())
afterEach(() => server.resetHandlers())
afterAll(() => {
  server.close()
  // The next test file runs in the same process.
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
