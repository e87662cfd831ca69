import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { prerenderedFor } from '../../src/prerendered.ts'
import { productionFolder } from './addresses.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )

/** What the login page of a release says, so that one can be told from another. */
export const words = (release: number) => `Release ${release}: your journeys, tickets and reviews.`

/** The production build as another release: every part has another name, and the login page other words. */
function asRelease(folder: string, release: number) {
  const parts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const renamed = new Map(parts.map((name) => [name, name.replace(/\.js$/, `.r${release}.js`)]))
  // In a text a name has no more of a name before it.
  const names = new RegExp(
    `(?<![\\w.$-])(${parts.map((name) => name.replaceAll(/[.$]/g, String.raw`\$&`)).join('|')})`,
    'g',
  )
  for (const file of filesIn(folder)) {
    if (!/\.(js|html)$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
      .replaceAll(names, (name) => renamed.get(name) ?? name)
      .replaceAll('Welcome to your journeys, tickets and reviews.', words(release))
    const isWorker = file.endsWith('offline-worker.js')
    const changed = isWorker
      ? text.replaceAll(/(revision:[`"'])\w+/g, (_all, before: string) => `${before}r${release}`)
      : text
    const [, name = ''] = /assets\/([^/]+)$/.exec(file) ?? []
    rmSync(file)
    writeFileSync(renamed.has(name) ? file.replace(name, renamed.get(name) ?? name) : file, changed)
  }
}

/** A host of releases of the production build, which answers as `docs/deployment.md` asks of one. */
export async function startSite(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'railway-site-'))
  let current = ''
  let workerAskedAt = 0
  const fileOf = (path: string) => {
    const file = join(current, path)
    return existsSync(file) && statSync(file).isFile() ? file : undefined
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    if (pathname === '/offline-worker.js') workerAskedAt = Date.now()
    const file =
      fileOf(pathname) ??
      (pathname.startsWith('/assets/') ? undefined : join(current, prerenderedFor(pathname) ?? 'index.html'))
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(request.method === 'HEAD' ? undefined : readFileSync(file))
  })
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready))
  return {
    /** @param change the files of the release, in the folder */
    deploy(release: number, change: (folder: string) => void = () => {}) {
      const next = join(folder, String(release))
      rmSync(next, { recursive: true, force: true })
      cpSync(productionFolder, next, { recursive: true })
      asRelease(next, release)
      change(next)
      current = next
    },
    /** ms since a browser last looked whether there is another release. */
    sinceAsked: () => Date.now() - workerAskedAt,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => void server.close(closed))
      rmSync(folder, { recursive: true })
    },
  }
}
