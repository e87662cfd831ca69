import { createHash } from 'node:crypto'
import { prerendered } from '../src/prerendered.ts'

export interface PolicyParts {
  /** Origin of the API where it is not the page's own. */
  apiOrigin: string | undefined
  /** Texts of the page's inline scripts and styles, and of the styles that code inserts. */
  scripts: readonly string[]
  styles: readonly string[]
  /** The demo's mock worker is let through by a default policy (`mocks/browser`). */
  isDemo: boolean
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A Trusted Types policy of ours: `lib/worker/trusted-worker`. */
const workerPolicy = 'railway-worker'

/**
 * What the page may load, run and ask. In a `<meta>` it is the floor on any host; `frame-ancestors` counts only in a
 * header. Styles: Emotion inserts empty elements and fills them by the CSSOM, which needs the hash of nothing at all.
 */
export function contentPolicy({ apiOrigin, scripts, styles, isDemo }: PolicyParts, isMeta = false): string {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", hashOf(''), ...styles.map(hashOf)].join(' '),
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    ...(isMeta ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}${isDemo ? ' default' : ''}`,
  ].join('; ')
}

/**
 * What every answer of a web server carries, by header name.
 * @param isDemo its studio takes a picture of the page for a bug report, where the browser's own question allows it
 */
export const securityHeaders = (policy: string, isDemo = false): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy': `camera=(), display-capture=(${isDemo ? 'self' : ''}), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()`,
})

/** Names of files under `assets` hold their hash; every other name may mean something else tomorrow. */
export const caching = { assets: 'public, max-age=31536000, immutable', other: 'no-cache' } as const

const lines = (headers: Record<string, string>, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')

/**
 * `_headers` as Netlify and its like read it. No header stands in two rules that match: some hosts would join them. Each
 * asset has a rule of its own, as a rule for their folder would have a browser keep for a year that one is missing.
 * @param assets paths under the root, such as `assets/index-1a2b3c.js`
 */
export function headersFile(headers: Record<string, string>, assets: readonly string[]): string {
  const rule = (path: string, more: Record<string, string>) =>
    `${path}\n${lines(more, (name, value) => `  ${name}: ${value}`)}\n`
  return [
    rule('/*', headers),
    ...assets.map((asset) => rule(`/${asset}`, { 'Cache-Control': caching.assets })),
    rule('/', { 'Cache-Control': caching.other }),
    rule('/index.html', { 'Cache-Control': caching.other }),
  ].join('\n')
}

const redirects = [
  ['/assets/*', 'index.html', 404],
  ...Object.entries(prerendered).map(([file, route]) => [route.replace('$', ':'), file, 200]),
  ['/*', 'index.html', 200],
]

/**
 * `_redirects`, as Netlify reads it: an address of the app is a prerendered page or the one page of all others, but a
 * missing part of the app is missing.
 */
export const redirectsFile = redirects
  .map(([from, file, status]) => `${from}  /${file}  ${status}\n`)
  .join('')

/** For `deploy/nginx.conf`, included in each location: nginx drops inherited headers where a location has its own. */
export const nginxHeaders = (headers: Record<string, string>): string =>
  `${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`
