import type { IncomingMessage, RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { signedIn } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { words } from '@/domain/words'
import { ApiError } from '@/lib/http/api-error'
import { type Endpoint, endpoints } from '@/test/endpoints'
import { loopback } from '@/test/loopback'
import { freshBrowser } from '@/test/session/signed-in'
import { pairs } from '@/test/size'
import { type WireFault, wireFaults } from '@/test/hostile/wire-faults'
import { timeoutMs } from './time-limit'
import { type Call, messages } from './messages'

const aDayMs = 86_400_000
const maya = { _id: 'm', name: 'Maya Sol', email: 'm@mail.test', role: 'user', roles: [] }
/** Every call that changes something on the server. */
const changes = endpoints.filter(({ method }) => method !== 'get')

/** A visitor may make it. */
const isPublic = ({ name }: Endpoint) => name.startsWith('POST /auth/')
/** Its answer carries nothing that the app needs. */
const expectsNothing = ({ name }: Endpoint) => /^DELETE|password/.test(name)
const targetOf = ({ name }: Endpoint) => name.replace(/:\w+/, 'x')

let host: Awaited<ReturnType<typeof loopback>>
let answer: RequestListener
let arrived: string[]

const note: RequestListener = (incoming, outgoing) => {
  arrived.push(`${incoming.method} ${incoming.url?.replace('/api', '')}`)
  answer(incoming, outgoing)
}

beforeAll(async () => {
  // Nothing stands between the calls and the sockets of this machine.
  server.close()
  host = await loopback(note)
})
afterAll(async () => {
  await host.close()
  server.listen()
})

beforeEach(() => {
  freshBrowser()
  signedIn('tok', maya, true)
  arrived = []
  vi.stubEnv('VITE_API_BASE_URL', host.url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => error,
  )

/** What arrives within a day, however late: the server has answered another request by then. */
async function arrivedInAll(): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(aDayMs)
  answer = (_incoming, outgoing) => outgoing.end()
  await (await fetch(`${host.url}/api/marker`)).text()
  return arrived.filter((target) => target !== 'GET /marker')
}

/** What the caller is told: the server's words, else the transport's, else the call's own (D2, list K). */
function wordsOf(call: Call, { kind, status, message }: WireFault): string {
  const visitors = call === 'auth.login' || call === 'auth.register'
  if (kind === 'shape') return visitors ? words.invalidResponse : messages[call]
  if (kind === 'network') return 'No answer came from the server. Check your connection.'
  if (kind === 'timeout') return 'The server did not answer within 10 seconds.'
  return message ?? (visitors ? messages[call] : `Request failed with status code ${status}`)
}

const cases = pairs(changes, wireFaults).map(([change, fault]) => ({ change, call: change.call, fault }))

test('goal G13: every call that changes anything meets at least twelve faults', () => {
  const changing = Object.keys(messages).filter((call) =>
    /^(?!users)\w+\.(login|register|forgot|reset|change|create|update|delete|cancel|like|dislike)/.test(call),
  )
  expect(changes.map(({ call }) => call).toSorted()).toEqual(changing.toSorted())
  expect(new Set(wireFaults.map(({ name }) => name)).size).toBe(wireFaults.length)
  expect(changes.length * wireFaults.length).toBeGreaterThanOrEqual(19 * 12)
})

test.each(cases)(
  'T11 goal G13: $call on $fault.name arrives once, and tells the truth',
  async ({ change, call, fault }) => {
    const reached = Promise.withResolvers<IncomingMessage>()
    answer = (incoming, outgoing) => {
      fault.answer(incoming, outgoing)
      reached.resolve(incoming)
    }
    const outcome = outcomeOf(change.send())
    await reached.promise
    if (fault.silent) await vi.advanceTimersByTimeAsync(timeoutMs)
    const told = await outcome
    if (fault.saysYes && expectsNothing(change)) expect(told).toBe('done')
    else {
      expect(told).toBeInstanceOf(ApiError)
      expect(told).toMatchObject({
        call,
        kind: fault.kind,
        status: fault.status,
        headline: messages[call],
        message: wordsOf(call, fault),
      })
    }
    expect(getSession().user?._id).toBe(fault.status === 401 && !isPublic(change) ? undefined : 'm')
    expect(await arrivedInAll()).toEqual([targetOf(change)])
  },
)

test.each(changes)(
  'N2 goal G13, goal G16: $call with nobody there is not sent later',
  async ({ call, send }) => {
    const { port } = host
    await host.close()
    const told = await outcomeOf(send())
    expect(told).toMatchObject({ call, kind: 'network' })
    host = await loopback(note, port)
    expect(await arrivedInAll()).toEqual([])
  },
)
