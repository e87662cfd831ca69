import type { RequestListener, ServerResponse } from 'node:http'
import type { ApiErrorKind } from '@/lib/http/api-error'

/** What goes wrong between a call and its answer, as a server on a socket makes it go wrong. */
export interface WireFault {
  name: string
  answer: RequestListener
  /** How the call fails. */
  kind: ApiErrorKind
  status?: number
  /** The server's own words. */
  message?: string
  /** It ends by the time limit alone. */
  silent?: boolean
  /** A yes without a record: no failure for a call that expects none. */
  saysYes?: boolean
}

const json = { 'Content-Type': 'application/json' }

const status = (code: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  function answer(_incoming, outgoing) {
    outgoing.writeHead(code, headers).end(body)
  }

const refused = (code: number, headers: Record<string, string> = {}, name = String(code)): WireFault => ({
  name,
  answer: status(code, headers),
  kind: 'http',
  status: code,
})

/** Not even the end of the connection comes in an orderly way. */
const reset = (outgoing: ServerResponse) => outgoing.socket?.resetAndDestroy()

/** The beginning of an answer, and its end never. */
const begin = (outgoing: ServerResponse) => {
  outgoing.writeHead(200, { ...json, 'Content-Length': '500' })
  outgoing.write('{"success":true,')
}

export const wireFaults: readonly WireFault[] = [
  { name: 'a reset before a byte', answer: (_incoming, outgoing) => void reset(outgoing), kind: 'network' },
  {
    name: 'a reset after the headers',
    answer: (_incoming, outgoing) => {
      outgoing.writeHead(200, { ...json, 'Content-Length': '500' })
      outgoing.write('{', () => reset(outgoing))
    },
    kind: 'network',
  },
  {
    name: 'a body that breaks off',
    answer: (_incoming, outgoing) => {
      outgoing.writeHead(200, { ...json, 'Content-Length': '500' }).end('{"success":true,')
    },
    kind: 'network',
  },
  { name: 'silence', answer: () => {}, kind: 'timeout', silent: true },
  {
    name: 'headers, then silence',
    answer: (_incoming, outgoing) => begin(outgoing),
    kind: 'timeout',
    silent: true,
  },
  {
    name: 'a byte now and then',
    answer: (_incoming, outgoing) => {
      begin(outgoing)
      const drip = setInterval(() => outgoing.write(' '), 5)
      outgoing.on('close', () => clearInterval(drip))
    },
    kind: 'timeout',
    silent: true,
  },
  refused(401),
  refused(408),
  refused(425),
  refused(429, { 'Retry-After': '1' }),
  {
    name: '500 with words',
    answer: status(500, json, '{"success":false,"message":"The ledger is closed"}'),
    kind: 'http',
    status: 500,
    message: 'The ledger is closed',
  },
  {
    name: '502 as a page',
    answer: status(502, { 'Content-Type': 'text/html' }, '<h1>Bad Gateway</h1>'),
    kind: 'http',
    status: 502,
  },
  refused(503),
  refused(503, { 'Retry-After': '0' }, '503, try again now'),
  refused(503, { 'Retry-After': '3600' }, '503, try again in an hour'),
  refused(504),
  { name: 'an empty 200', answer: status(200), kind: 'shape', saysYes: true },
  {
    name: 'another answer’s JSON',
    answer: status(200, json, '{"success":true,"data":{"rows":7}}'),
    kind: 'shape',
    saysYes: true,
  },
  {
    name: '200 as a page',
    answer: status(200, { 'Content-Type': 'text/html' }, '<h1>Welcome</h1>'),
    kind: 'shape',
  },
]
