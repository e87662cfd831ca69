import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttpServer } from '../mocks/http-server.ts'
import { findProgram } from './find-program.ts'
import { prerendered } from '../src/prerendered.ts'
import { root, run } from './programs.ts'
import { writtenHeaders } from './security-headers.ts'

const port = Number(process.env.NGINX_PORT ?? 4350)
const clients = 500
const loadMs = 30_000
/** Without a byte for so long, a request has failed: nginx itself gives the API up after 30 seconds. */
const silenceMs = 45_000

const folder = mkdtempSync(join(tmpdir(), 'railway-nginx-'))
const pages = join(folder, 'pages')
// Where root starts it, nginx reads as somebody else.
chmodSync(folder, 0o755)

/** `deploy/nginx.conf` as it is, with this machine's ports and folders in place of a server's. */
function configuration(apiPort: string): string {
  const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:4010', `127.0.0.1:${apiPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/usr/share/railway-planner', pages)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
include /etc/nginx/mime.types;
access_log off;
${temporary}
${site}
}
`
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: number
}

const ask = (path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> =>
  new Promise((answered, failed) => {
    const options = { host: '127.0.0.1', port, path, headers, timeout: silenceMs, ...(agent && { agent }) }
    const request = get(options, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => void (bytes += chunk.length))
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      )
      response.on('error', failed)
    })
    request.on('error', failed)
    request.on('timeout', () => request.destroy(new Error(`${path}: silent for ${silenceMs / 1000} s`)))
  })

let passed = 0
const failures: string[] = []

function check(what: string, holds: boolean, found: unknown) {
  if (holds) passed += 1
  else failures.push(`${what}: ${JSON.stringify(found).slice(0, 500)}`)
}

async function checkAnswers(asset: string) {
  const security = writtenHeaders(pages)
  check('the build wrote headers', security.length >= 6, security)
  for (const [path, file] of [
    ...['/', '/index.html', '/bookings/65f0c0ffee?from=x', '/admin/trains', '/login/', '/reset-password'].map(
      (address) => [address, 'index.html'] as const,
    ),
    ...Object.entries(prerendered).map(
      ([name, route]) => [`${route.replace('$token', '65f0c0ffee')}?from=x`, name] as const,
    ),
  ]) {
    const answer = await ask(path)
    const { length } = readFileSync(join(pages, file))
    check(`${path} is ${file}`, answer.status === 200 && answer.bytes === length, answer)
    check(`${path} is asked for anew`, answer.headers['cache-control'] === 'no-cache', answer.headers)
  }
  const missingAsset = '/assets/index-00000000.js'
  const notForBrowsers = ['/_headers', '/_redirects', '/nginx/headers.conf']
  for (const path of ['/', '/trains', asset, '/favicon.svg', missingAsset, ...notForBrowsers]) {
    const { headers } = await ask(path)
    for (const [name, value] of security) {
      check(`${path} has ${name}`, headers[name.toLowerCase()] === value, headers)
    }
  }
  const kept = await ask(asset)
  check(
    'an asset is kept for a year',
    /max-age=31536000, immutable/.test(kept.headers['cache-control'] ?? ''),
    kept,
  )
  for (const path of [asset, '/', '/bookings', '/api/trains?limit=50']) {
    const plain = await ask(path)
    const packed = await ask(path, { 'Accept-Encoding': 'gzip, br' })
    const isPacked = packed.headers['content-encoding'] === 'gzip' && packed.bytes < plain.bytes / 2
    check(`${path} is compressed`, plain.status === 200 && isPacked, [plain, packed])
    check(`${path} is not compressed for everybody`, !plain.headers['content-encoding'], plain)
  }
  const missing = await ask(missingAsset, { Accept: '*/*' })
  check('a missing asset is missing', missing.status === 404 && missing.bytes < 1000, missing)
  check('a missing asset is not kept', missing.headers['cache-control'] === undefined, missing.headers)
  for (const path of notForBrowsers) {
    const { status } = await ask(path)
    check(`${path} is not for browsers`, status === 404, status)
  }
  const { headers } = await ask('/')
  check('the version is not told', headers.server === 'nginx', headers.server)
  const trains = await ask('/api/trains?limit=5')
  check('the API is behind the same origin', trains.status === 200 && trains.bytes > 100, trains)
  const nothing = await ask('/api/no-such-call')
  check("the API's own answers pass", nothing.status === 404, nothing)
}

/** Each client asks again as soon as it was answered. */
async function checkLoad(paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const end = performance.now() + loadMs
  let answers = 0
  const problems: string[] = []
  const client = async (number: number) => {
    for (let turn = number; performance.now() < end; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      try {
        const { status } = await ask(path, { 'Accept-Encoding': 'gzip' }, agent)
        answers += 1
        if (status !== 200) problems.push(`${path}: ${status}`)
      } catch (error) {
        problems.push(`${path}: ${String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  agent.destroy()
  console.log(`${clients} clients for ${loadMs / 1000} s: ${answers} answers, ${problems.length} errors`)
  check('every client is answered', problems.length === 0 && answers >= clients, problems.slice(0, 5))
}

async function started(nginx: ChildProcess) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (nginx.exitCode !== null) break
    try {
      return await ask('/')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
}

async function main(): Promise<number> {
  const program = findProgram('nginx') ?? '/usr/sbin/nginx'
  const built = await run({
    program: 'vite',
    args: ['build', '--outDir', pages, '--emptyOutDir', '--logLevel', 'warn'],
    env: { VITE_API_BASE_URL: '/' },
  })
  if (built !== 0) return built
  const api = await startHttpServer({ port: 0 })
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configuration(new URL(api.url).port))
  const nginx = spawn(program, ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  try {
    await started(nginx)
    const scripts = readdirSync(join(pages, 'assets')).filter((name) => /^index-.*\.js$/.test(name))
    const asset = `/assets/${scripts[0] ?? ''}`
    await checkAnswers(asset)
    await checkLoad(['/', asset, '/bookings', '/api/trains?limit=5', '/favicon.svg'])
  } finally {
    nginx.kill('SIGQUIT')
    await api.close()
  }
  for (const failure of failures) console.error(`FAILED ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
