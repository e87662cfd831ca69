import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { resetDb } from '@mocks/db'
import { server } from '@mocks/node'
import { initialAuth, useSession } from '@/auth/session-store'
import { clearNotices } from '@/lib/notify'
import { local, tab } from '@/lib/storage/storage'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => resetDb())
afterEach(() => server.resetHandlers())
// The next test file runs in the same process.
afterAll(() => {
  // What was put over another stand-in goes first, or it would bring that one back.
  vi.restoreAllMocks()
  server.close()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  useSession.setState(initialAuth(), true)
  for (const storage of [local, tab]) for (const key of storage.keys()) storage.remove(key)
  clearNotices()
  setClock()
  resetDb()
})
