import { readdirSync } from 'node:fs'

/**
 * Which folders of `src` a folder imports from besides itself, from the pages down to what everything stands on. The linter
 * holds it (`oxlint.config.ts`); a folder that is missing here fails `scripts/import-directions.test.ts`.
 */
const rules = ['lib', 'domain']
const data = ['mutations', 'queries', 'auth', ...rules]
const parts = ['components/ui', ...data]

/** The domain, from what everything there stands on: each imports those before it. */
const ordered = [
  'search',
  'time',
  'users',
  'stations',
  'trains',
  'bookings',
  'reviews',
  'journeys',
  'admin',
  'reports',
]
const foldersIn = (folder: string, but: readonly string[]) =>
  readdirSync(new URL(`../src/${folder}`, import.meta.url), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() && !but.includes(entry.name) ? [entry.name] : []))
    .toSorted()
/** A folder that is not named here comes last: nothing else in the domain imports it. */
const others = foldersIn('domain', ordered)
const domain = [...ordered, ...others].map((name) => `domain/${name}`)

/** What all of them need, and all that the domain shares with helpers. */
const base = [
  'domain/page',
  'domain/words',
  'domain/leading-zeros',
  'lib/text/text',
  'lib/memo',
  'lib/zone-offset',
]

export const layers: Readonly<Record<string, readonly string[]>> = {
  // Of the demo alone: it works on the app from outside, and on the mock API through `mocks/studio`.
  studio: ['components/ui', 'api', ...data, 'theme', 'router'],
  // Started by `main` when the page is idle.
  offline: ['components/ui', 'auth', 'queries', 'lib', 'theme', 'prerendered'],
  routes: ['components', ...data, 'theme', 'router-context'],
  'components/layout': [...parts, 'theme'],
  // One for each resource: none of them imports another.
  ...Object.fromEntries(
    foldersIn('components', ['layout', 'ui']).map((name) => [`components/${name}`, parts]),
  ),
  'components/ui': ['lib', 'theme'],
  theme: ['lib'],
  mutations: ['queries', 'api', 'auth', ...rules],
  queries: ['api', 'auth', ...rules],
  api: ['auth', ...rules],
  auth: rules,
  lib: [],
  ...Object.fromEntries(domain.map((name, index) => [name, [...domain.slice(0, index), ...base]])),
  jsx: [],
}

/** Folders with a front door: the files of them that others import. The outbox has a small one for the first load. */
export const doors: Readonly<Record<string, readonly string[]>> = {
  'mutations/outbox': ['outbox-api', 'opened-outboxes'],
}

/** Files that stand beside the folders and tie them together: no folder imports them but routes and studio, the router. */
export const wiring = [
  'app',
  'early',
  'follow-session',
  'main',
  'prerender',
  'prerendered',
  'query-client',
  'router',
  'router-context',
  'routeTree.gen',
  'test',
]

/** Packages that one folder imports, so that what they bring is known there alone. */
export const homes: Readonly<Record<string, string>> = {
  ky: 'api',
  'chart.js': 'components/ui',
  'react-chartjs-2': 'components/ui',
  'framer-motion': 'components/ui',
}
