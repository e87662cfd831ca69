import { join } from 'node:path'

/** Five ports in a row, so that two runs on one machine need only different first ones. */
const first = Number(process.env.E2E_PORT ?? 4310)
const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` })

/** The demo build: its API is in the service worker. */
export const demo = at(first)
/** The production build, which asks `api` on another origin. */
export const production = at(first + 1)
/** `npm run mock-server`. */
export const api = at(first + 2)
/** `npm start`: the sources, with all that React checks in development. */
export const development = at(first + 3)
/** Releases of the production build, one after another: `production/releases.spec.ts`. */
export const releases = at(first + 4)

/** Where builds and results go: another one for a run beside another run. */
const folder = process.env.E2E_FOLDER ?? ''

export const demoFolder = join(folder, 'dist-demo')
export const productionFolder = join(folder, 'dist-e2e')
export const resultsFolder = join(folder, 'test-results')
