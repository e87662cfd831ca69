import { setupServer } from 'msw/node'
import { handlers } from './handlers/index.ts'

/** The mock back end inside a test's own process. */
export const server = setupServer(...handlers)
