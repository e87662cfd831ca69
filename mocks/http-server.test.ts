import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setClock } from './clock.ts'
import { db, resetDb } from './db.ts'
import { bookingId, maya, resetToFixture, trainId } from './fixture.ts'
import { handlers } from './handlers/index.ts'
import { settingsFrom } from './http-settings.ts'
import { startHttpServer } from './http-server.ts'
import { server as inProcess } from './node.ts'
import { issueToken } from './sessions.ts'
import type { HttpServer } from './http-server.ts'

const page = 'http://localhost:4173'
let server: HttpServer

beforeAll(async () => {
  // These calls are to reach the network.
  inProcess.close()
  const fault = http.get('*/api/cut-off', () => HttpResponse.error())
  server = await startHttpServer({ port: 0, answers: [fault, ...handlers] })
})
afterAll(async () => {
  await server.close()
  setClock()
  // The set-up of all tests closes it, and a closed one refuses that.
  inProcess.listen()
})
beforeEach(() => {
  resetToFixture()
  server.requests.length = 0
})

test('L1: a call over the network answers JSON, arrives once and closes its connection', async () => {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'maya@mail.test', password: 'Secret!1' }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ success: true, user: { id: maya } })
  expect(response.headers.get('Connection')).toBe('close')
  expect(server.requests).toEqual([{ method: 'POST', path: '/api/auth/login' }])
})

test('L3: what a caller knows already is not sent again; what has changed is', async () => {
  const ask = (known?: string) =>
    fetch(`${server.url}/api/trains/${trainId(1)}`, known ? { headers: { 'If-None-Match': known } } : {})
  const tag = (await ask()).headers.get('ETag') ?? ''
  expect(tag).toMatch(/^W\/".+"$/)
  const same = await ask(tag)
  expect([same.status, await same.text()]).toEqual([304, ''])
  for (const train of db.trains) train.name = 'Renamed'
  expect((await ask(tag)).status).toBe(200)
})

test('L3: cross-origin calls are allowed with credentials, for the origin that asked', async () => {
  const response = await fetch(`${server.url}/api/trains/${trainId(1)}`, { headers: { Origin: page } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  })
})

test('L3: a preflight allows the usual request headers and no other', async () => {
  const response = await fetch(`${server.url}/api/bookings`, {
    method: 'OPTIONS',
    headers: { Origin: page, 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(204)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': 'Content-Type, Authorization, X-Requested-With, Accept, Origin',
    connection: 'close',
  })
})

test('L3: another origin is refused', async () => {
  for (const origin of ['https://evil.test', 'http://localhost.evil.test', 'http://evil-localhost', 'null']) {
    const response = await fetch(`${server.url}/api/stations`, { headers: { Origin: origin } })
    expect(response.status).toBe(500)
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect(await response.json()).toMatchObject({ status: 'error', error: {} })
  }
  const strict = await startHttpServer({ port: 0, origins: ['https://app.test'] })
  const status = async (origin: string) =>
    (await fetch(`${strict.url}/api/stations`, { headers: { Origin: origin } })).status
  expect([await status('https://app.test'), await status(page)]).toEqual([200, 500])
  await strict.close()
})

test('L1: an unknown path answers a page', async () => {
  for (const path of ['/', '/api', '/api/nothing', '/index.html', '//']) {
    const response = await fetch(server.url + path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  }
})

test('G5: a ticket arrives byte for byte, its name readable across origins', async () => {
  const response = await fetch(`${server.url}/api/bookings/${bookingId(1)}/ticket`, {
    headers: { Authorization: `Bearer ${issueToken(maya)}`, Origin: page },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Content-Disposition')
})

test('L1: hostile requests do not bring it down', async () => {
  const raw = async (text: string) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.end(text)
    await once(socket.resume(), 'close')
  }
  await raw('TRACE /api/trains HTTP/1.1\r\nHost: x\r\n\r\n')
  await raw('GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n')
  await raw('POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{')
  await raw('nonsense\r\n\r\n')
  await expect(fetch(`${server.url}/api/cut-off`)).rejects.toThrow('fetch failed')
  const broken = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{',
  })
  expect([broken.status, await broken.json()]).toMatchObject([500, { status: 'error' }])
  expect((await fetch(`${server.url}/api/trains/${'x'.repeat(9000)}`)).status).toBe(414)
  expect((await fetch(`${server.url}/api/stations`)).status).toBe(200)
  expect(db.bookings).toHaveLength(2)
})

const program = new URL('http-server.ts', import.meta.url).pathname

function run(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args])
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)))
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) }
}

test('L1: the command says when it is ready and ends on a signal', async () => {
  const { child, output, ended } = run('--port', '0', '--seed', '5')
  await once(child.stdout, 'data')
  expect(output.join('')).toMatch(/^Mock API on http:\/\/127\.0\.0\.1:\d+\n$/)
  expect((await fetch(`${output.join('').trim().split(' ').at(-1)}/api/stations?limit=1`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output.join('')).toContain('200 GET /api/stations?limit=1')
})

test('L1: the command opens the large world on stations of a file', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-server-'))
  const file = join(folder, 'stations.json')
  const rows = Array.from({ length: 60 }, (_, n) => ({
    code: `S${n}`,
    name: n === 7 ? '' : `STATION ${n}`,
    latitude: n === 9 ? null : 20 + n / 20,
    longitude: n === 9 ? null : 77,
  }))
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'))
  const { child, output, ended } = run(
    '--port',
    '0',
    '--world',
    'large',
    '--stations',
    file,
    '--bookings',
    '80',
    '--quiet',
  )
  await once(child.stdout, 'data')
  const url = output.join('').trim().split(' ').at(-1)
  const get = async (path: string) => (await (await fetch(`${url}/api/${path}`)).json()) as object
  expect(await get('stations?limit=500')).toMatchObject({ total: 60, count: 60, totalPages: 1 })
  expect(await get('trains')).toMatchObject({ count: 5000 })
  expect(await get('stations/nearby?latitude=20&longitude=77&maxDistance=99000000')).toMatchObject({
    count: 59,
  })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  rmSync(folder, { recursive: true })
})

test('L5: the command opens the state of a link, and refuses one that it cannot read', async () => {
  const qa =
    'v1;scenario=train-fails;seed=3;clock=2026-11-28T18:10:00+05:30,stopped;rule=GET:/api/stations,cut'
  const { child, output, ended } = run('--port', '0', '--quiet', '--qa', qa)
  await once(child.stdout, 'data')
  const url = output.join('').trim().split(' ').at(-1)
  const cut = await fetch(`${url}/api/stations`)
  expect(cut.status).toBe(200)
  await expect(cut.text()).rejects.toThrow('terminated')
  const trains = (await (await fetch(`${url}/api/trains`)).json()) as { data: { _id: string }[] }
  resetDb({ seed: 3, today: '2026-11-28' })
  expect(trains.data.map(({ _id }) => _id).toSorted()).toEqual(db.trains.map(({ _id }) => _id).toSorted())
  // As the link has rules of its own, those of the scenario do not count.
  expect((await fetch(`${url}/api/trains/${trains.data[0]?._id}`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const unread = run('--port', '0', '--qa', 'v1;scenario=nonsense')
  expect(await unread.ended).toBe(1)
  expect(unread.output.join('')).toBe('--qa: scenario=nonsense: There is no scenario ‘nonsense’ here.\n')
})

test('L2: a caller that gives up is known to have done so', async () => {
  let isOver = false
  const waiting = await startHttpServer({
    port: 0,
    answers: [
      http.all('*', async ({ request }) => {
        await new Promise((over) => {
          request.signal.addEventListener('abort', over)
        })
        isOver = true
      }),
    ],
  })
  await expect(fetch(waiting.url, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout')
  await expect.poll(() => isOver).toBe(true)
  await waiting.close()
})

test('L1: the command refuses flags that make no sense, each with one line', async () => {
  for (const [args, line] of [
    [['--world', 'small'], /^--world must be large, not 'small'$/],
    [['--stations', 'stations.json'], /^--stations and --bookings belong to --world large$/],
    [['--world', 'large', '--bookings', 'many'], /^--bookings must be a whole number .*$/],
    [['--qa', 'v1', '--seed', '2'], /^--qa says seed and world itself.*$/],
    [['--port', '70000'], /^--port must be a whole number from 0 to 65535, not '70000'$/],
    [['--origin', '*'], /^--origin must be an origin .*$/],
    [['--seed', '-'], /^.*--seed.*$/],
    [['--nonsense'], /^.*--nonsense.*$/],
  ] as const) {
    let refused = ''
    try {
      settingsFrom([...args])
    } catch (error) {
      refused = (error as Error).message
    }
    // The command prints the first line alone.
    expect(refused.split('\n')[0], args.join(' ')).toMatch(line)
  }
  const { output, ended } = run('--seed', '-')
  expect(await ended).toBe(2)
  expect(output.join('')).toMatch(/^.*--seed.*\n$/)
})

test('L1: the command says where there is no file of stations, and when its port is in use', async () => {
  const { port } = new URL(server.url)
  const [unread, taken] = [
    run('--port', '0', '--world', 'large', '--stations', '/nowhere/stations.json'),
    run('--port', port),
  ]
  expect([await unread.ended, await taken.ended]).toEqual([1, 1])
  expect(unread.output.join('')).toMatch(/^ENOENT.*nowhere.*\n$/)
  expect(taken.output.join('')).toBe(`Port ${port} is in use: choose another with --port\n`)
})
