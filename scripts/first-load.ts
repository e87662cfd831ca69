import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What is needed of a chunk of the bundler. */
export interface Chunk {
  fileName: string
  code: string
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
  css: string[]
}

export interface Bytes {
  raw: number
  gzip: number
  brotli: number
}

const nothing: Bytes = { raw: 0, gzip: 0, brotli: 0 }

export const weigh = (content: string | Uint8Array): Bytes => ({
  raw: Buffer.byteLength(content),
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
})

export const sum = (weights: Iterable<Bytes>): Bytes =>
  [...weights].reduce(
    (total, next) => ({
      raw: total.raw + next.raw,
      gzip: total.gzip + next.gzip,
      brotli: total.brotli + next.brotli,
    }),
    nothing,
  )

/** These chunks with all they import statically: a browser runs none of them before it has all. */
export function closure(chunks: ReadonlyMap<string, Chunk>, roots: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(chunks.get(name)?.imports ?? []))
  }
  return found
}

/** The files under src/routes that the lazily loaded parts of routes in it come from, without their endings. */
const routeFilesOf = ({ moduleIds }: Chunk) =>
  new Set(moduleIds.flatMap((id) => /\/src\/routes\/(.+)\.tsx\?tsr-split=/.exec(id)?.[1] ?? []))

/** `_signed-in/bookings/$bookingId` is /bookings/$bookingId; layouts (`…/route`) have no address of their own. */
function addressOf(file: string): string | undefined {
  const parts = file.split('/').filter((part) => !part.startsWith('_') && part !== 'index')
  return parts.at(-1) === 'route' ? undefined : `/${parts.join('/').replaceAll('.', '/')}`
}

/** The layouts around a route file, outermost first. */
const layoutsOf = (file: string) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_part, index, parts) => `${parts.slice(0, index + 1).join('/')}/route`)

export interface RouteLoad {
  address: string
  /** Every chunk until the page is painted. */
  files: Set<string>
  /** Those of them that neither the outermost layout's frame needs yet nor most of the routes. */
  own: Set<string>
}

/**
 * What a browser has to fetch for each route until its page is painted.
 * @param sessionModules what the session check imports lazily: no page that needs a session is painted before it
 */
export function routeLoads(
  chunks: ReadonlyMap<string, Chunk>,
  sessionModules: readonly string[] = [],
): RouteLoad[] {
  const all = [...chunks.values()]
  const entries = all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const parts = new Map<string, string[]>()
  for (const chunk of all) {
    for (const file of routeFilesOf(chunk)) parts.set(file, [...(parts.get(file) ?? []), chunk.fileName])
  }
  const session = all
    .filter(({ moduleIds }) => moduleIds.some((id) => sessionModules.some((module) => id.endsWith(module))))
    .map(({ fileName }) => fileName)
  const loads = [...parts.keys()].flatMap((file): RouteLoad[] => {
    const address = addressOf(file)
    if (!address) return []
    const layouts = layoutsOf(file).map((layout) => parts.get(layout) ?? [])
    const start = file.startsWith('_signed-in/') ? [...entries, ...session] : entries
    const shell = closure(chunks, [...start, ...(layouts[0] ?? [])])
    const files = closure(chunks, [...start, ...layouts.flat(), ...(parts.get(file) ?? [])])
    return [{ address, files, own: new Set([...files].filter((name) => !shell.has(name))) }]
  })
  const isCommon = (name: string) => loads.filter(({ files }) => files.has(name)).length * 2 > loads.length
  for (const { own } of loads) for (const name of own) if (isCommon(name)) own.delete(name)
  return loads.toSorted((a, b) => a.address.localeCompare(b.address))
}
