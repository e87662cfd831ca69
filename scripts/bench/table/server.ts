import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Certificate } from './certificate.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
/** A name that changes with its content. */
const hashed = /[.-][\w-]{8}\.\w+$/
/** Not for whoever answers next. */
const ownHeaders = /^(:|connection$|host$|origin$|accept-encoding$|transfer-encoding$|content-length$|vary$)/

const brotli = (raw: Buffer, quality: number) =>
  promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

interface Asset {
  body: Buffer
  headers: Record<string, string>
}

/** Every file as a content network would hand it out: brotli 11, and kept for good where its name is hashed. */
async function assetsOf(folder: string): Promise<Map<string, Asset>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const compressed = await Promise.all(
    files.map(async (name): Promise<[string, Asset]> => {
      const raw = readFileSync(join(folder, name))
      const type = types[extname(name)]
      const body = type ? await brotli(raw, 11) : raw
      const data = name.startsWith('data')
      const cache = hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache'
      return [
        `/${relative(folder, join(folder, name)).replaceAll('\\', '/')}`,
        {
          body,
          headers: {
            'content-type': type ?? 'application/octet-stream',
            // The reference pages' lists stand for answers of an API, which no cache keeps.
            'cache-control': data ? 'no-store' : cache,
            ...(type && { 'content-encoding': 'br' }),
          },
        },
      ]
    }),
  )
  return new Map(compressed)
}

export interface Answered {
  /** Milliseconds since 1970. */
  at: number
  method: string
  path: string
  /** Who answered: the API, or the edge of a content network. */
  by: 'api' | 'edge'
  /** Of the body, compressed. */
  bytes: number
}

function endOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

/** HTTP/2 answers by the same calls as HTTP/1.1. */
type Handle2 = (request: Http2ServerRequest, response: Http2ServerResponse) => void

/** Serves a build, and hands its calls on to an API as if both were one server. */
export async function serve(folder: string, { api, certificate }: { api: string; certificate: Certificate }) {
  const assets = await assetsOf(folder)
  const answered: Answered[] = []
  /** By their content: what everybody gets is compressed once, so that ten megabytes keep no page waiting. */
  const compressed = new Map<string, Promise<Buffer>>()
  function compressedOnce(raw: Buffer) {
    const key = createHash('sha1').update(raw).digest('base64')
    const known = compressed.get(key) ?? brotli(raw, 5)
    compressed.set(key, known)
    return known
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    { body, headers }: Asset,
    by: 'api' | 'edge',
  ) {
    const { method = 'GET', url = '/' } = request
    answered.push({ at: Date.now(), method, path: url, by, bytes: body.length })
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(body)
  }

  async function handOn(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const asked = Object.entries(request.headers).filter(([name]) => !ownHeaders.test(name))
    const answer = await fetch(api + url, {
      method,
      // Who goes away ends the call here too.
      signal: endOf(response),
      headers: asked.map(([name, value]): [string, string] => [name, String(value)]),
      ...(parts.length > 0 && { body: new Uint8Array(Buffer.concat(parts)) }),
    })
    const raw = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.test(name)))
    const isLong = raw.length >= 1024
    const body = isLong ? await compressedOnce(raw) : raw
    if (isLong) headers['content-encoding'] = 'br'
    send(request, response, answer.status, { body, headers }, 'api')
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.startsWith('/api/')) {
      handOn(request, response).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'AbortError') return
        console.error(`${path}: ${String(error)}`)
        response.writeHead(502)
        response.end()
      })
      return
    }
    const found = [path, `${path}.html`, `${path}/index.html`].map((name) => assets.get(name)).find(Boolean)
    const asset = found ?? (extname(path) === '' ? assets.get('/index.html') : undefined)
    const none = { body: Buffer.from('Not found'), headers: { 'content-type': 'text/plain' } }
    send(request, response, asset ? 200 : 404, asset ?? none, 'edge')
  }

  const server = certificate
    ? createSecureServer(
        { key: certificate.key, cert: certificate.cert, allowHTTP1: true },
        handle as unknown as Handle2,
      )
    : createServer(handle)
  const sockets = new Set<{ destroy: () => void }>()
  server.on(certificate ? 'secureConnection' : 'connection', (socket: { destroy: () => void }) =>
    sockets.add(socket),
  )
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    /** What was answered since the last time that this was asked. */
    takeAnswered: () => answered.splice(0),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
export type Site = Awaited<ReturnType<typeof serve>>
