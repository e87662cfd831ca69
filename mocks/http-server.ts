import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getResponse } from 'msw'
import { today } from './clock.ts'
import { resetDb, restoreSnapshot, state } from './db.ts'
import { handlers } from './handlers/index.ts'
import { settingsFrom, usage, type WorldSettings } from './http-settings.ts'
import { broken, unknownPath } from './replies.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'msw'

export interface HttpServerOptions {
  /** 0 takes any free port. */
  port?: number
  /** Allowed origins; without any, each loopback origin is allowed. */
  origins?: string[]
  /** What answers; to put a fault before the usual handlers. */
  answers?: RequestHandler[]
  onAnswer?: (method: string, path: string, status: number) => void
}

/** A request as it arrived, preflights included. */
export interface Arrival {
  method: string
  /** Path and query. */
  path: string
}

export interface HttpServer {
  url: string
  requests: Arrival[]
  close(): Promise<void>
}

const host = '127.0.0.1'
const loopback = /^https?:\/\/([a-z0-9-]+\.)*(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
// As the original has it: a preflight allows no other header.
const allowedHeaders = 'Content-Type, Authorization, X-Requested-With, Accept, Origin'
const allowedMethods = 'GET, POST, PUT, DELETE, OPTIONS'

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined
}

/** A caller that gives up closes the connection. */
function endOf(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController()
  outgoing.once('close', () => controller.abort())
  return controller.signal
}

async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = incoming
  const body = await bodyOf(incoming)
  const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(new URL(`http://${host}${url}`), {
    method,
    headers: fields,
    signal,
    ...(body && method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  })
}

async function answerTo(
  incoming: IncomingMessage,
  signal: AbortSignal,
  answers: RequestHandler[],
): Promise<Response> {
  const { method = 'GET', url = '/' } = incoming
  let request: Request
  try {
    request = await requestOf(incoming, signal)
  } catch {
    // A method or an address that no Request can hold.
    return unknownPath(method, url)
  }
  // The matching of paths throws on longer ones.
  if (url.length > 8000) return new Response(null, { status: 414 })
  return (await getResponse(answers, request)) ?? unknownPath(method, new URL(request.url).pathname)
}

const tagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** As Express does by itself: what a caller knows already is not sent again. */
function endTagged(outgoing: ServerResponse, body: Buffer, known: string | undefined) {
  const tag = tagOf(body)
  outgoing.setHeader('ETag', tag)
  if (known !== tag) outgoing.end(body)
  else outgoing.writeHead(304).end()
}

async function write(outgoing: ServerResponse, response: Response, { method, headers }: IncomingMessage) {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  const parts: Uint8Array[] = []
  const reader = response.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      parts.push(part.value)
    const body = Buffer.concat(parts)
    if (method === 'GET' && response.status === 200) endTagged(outgoing, body, headers['if-none-match'])
    else outgoing.end(body)
  } catch {
    // The answer breaks off: what came of it goes out, and the rest never does.
    outgoing.write(Buffer.concat(parts), () => outgoing.destroy())
  }
}

/** The mock back end behind a real socket. */
export async function startHttpServer(options: HttpServerOptions = {}): Promise<HttpServer> {
  const { port = 4010, origins = [], answers = handlers, onAnswer } = options
  const requests: Arrival[] = []
  const isAllowed = (origin: string) =>
    origins.length > 0 ? origins.includes(origin) : loopback.test(origin)

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', url = '/', headers } = incoming
    requests.push({ method, path: url })
    // A browser sends a request again by itself when a kept connection breaks; one call must arrive once.
    outgoing.setHeader('Connection', 'close')
    outgoing.setHeader('Vary', 'Origin')
    const { origin } = headers
    if (origin !== undefined && !isAllowed(origin)) {
      await write(outgoing, broken('Not allowed by CORS'), incoming)
    } else {
      if (origin !== undefined) {
        outgoing.setHeader('Access-Control-Allow-Origin', origin)
        outgoing.setHeader('Access-Control-Allow-Credentials', 'true')
      }
      if (method === 'OPTIONS') {
        outgoing.setHeader('Access-Control-Allow-Methods', allowedMethods)
        outgoing.setHeader('Access-Control-Allow-Headers', allowedHeaders)
        outgoing.writeHead(204).end()
      } else {
        await write(outgoing, await answerTo(incoming, endOf(outgoing), answers), incoming)
      }
    }
    onAnswer?.(method, url, outgoing.statusCode)
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((defect: unknown) => {
      console.error(defect)
      outgoing.destroy()
    })
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, host, ready)
  })
  const address = server.address()
  return {
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

/** Only now is the code of the large world loaded. */
async function openLargeWorld({ stations: file, bookings }: WorldSettings, seed: number) {
  const { createLargeWorld } = await import('./world/index.ts')
  const { stationsIn } = await import('./world/station-file.ts')
  const stations = file === undefined ? undefined : stationsIn(readFileSync(file, 'utf8'), seed)
  const tables = createLargeWorld({ seed, today: today(), stations, bookings })
  restoreSnapshot({ tables, state: { ...state, seed } })
}

/** The mock API in the state of a link. What only a page can do is left to the page. */
async function openState(text: string): Promise<RequestHandler[]> {
  const { createStudio } = await import('./studio/studio.ts')
  const { readQa } = await import('./studio/link.ts')
  const { scenariosOnDisk } = await import('./studio/scenarios-on-disk.ts')
  const { loadWorld } = await import('./studio/worlds.ts')
  const scenarios = await scenariosOnDisk()
  const { value, problems } = readQa(text, scenarios)
  if (!value) throw new Error(problems.map(({ part, words }) => `--qa: ${part}: ${words}`).join(' '))
  await loadWorld(value.world)
  const { studio, answers } = createStudio({ scenarios })
  studio.open(value)
  return answers
}

async function main(args: string[]) {
  let settings: ReturnType<typeof settingsFrom>
  try {
    settings = settingsFrom(args)
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 2
    return
  }
  const { port, origins, seed, world, qa, quiet, help } = settings
  if (help) {
    console.log(usage)
    return
  }
  try {
    const answers = qa === undefined ? handlers : await openState(qa)
    if (world) await openLargeWorld(world, seed)
    else if (qa === undefined) resetDb({ seed })
    const server = await startHttpServer({
      port,
      origins,
      answers,
      ...(!quiet && { onAnswer: (method, path, status) => console.log(`${status} ${method} ${path}`) }),
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
    console.log(`Mock API on ${server.url}`)
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    console.error(taken ? `Port ${port} is in use: choose another with --port` : messageOf(error))
    process.exitCode = 1
  }
}

const started = process.argv[1]
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
