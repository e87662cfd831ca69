import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { resetDb } from '@mocks/db'
import { server } from '@mocks/node'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => resetDb())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
