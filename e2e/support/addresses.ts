/** Three ports in a row, so that two runs on one machine need only different first ones. */
const first = Number(process.env.E2E_PORT ?? 4310)
const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` })

/** The demo build: its API is in the service worker. */
export const demo = at(first)
/** The production build, which asks `api` on another origin. */
export const production = at(first + 1)
/** `npm run mock-server`. */
export const api = at(first + 2)

export const demoFolder = 'dist-demo'
export const productionFolder = 'dist-e2e'
