import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { bookingId, maya, resetToFixture } from '@mocks/fixture'
import { server } from '@mocks/node'
import { startEpoch } from '@/auth/epoch'
import { getSession } from '@/auth/session-store'
import { freshBrowser, signInAs } from '@/test/signed-in'
import { downloadTicket, type TicketProgress } from './ticket'

beforeEach(() => {
  freshBrowser()
  resetToFixture()
  signInAs(maya)
})
afterEach(() => {
  setClock()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (body: BodyInit | null, headers: Record<string, string> = {}, status = 200) =>
  server.use(
    http.get('*/api/bookings/b1/ticket', () => new HttpResponse(body as string | null, { status, headers })),
  )
const pdf = { 'Content-Type': 'application/pdf' }
const download = () => downloadTicket('b1', 'K7Q2M9ZT')

test('G5: the server’s ticket, under its name, with progress', async () => {
  const progress: TicketProgress[] = []
  const onProgress = (step: TicketProgress) => void progress.push(step)
  const { blob, name } = await downloadTicket(bookingId(1), 'PNR00001', { onProgress })
  expect(name).toBe('ticket-PNR00001.pdf')
  expect(blob.type).toBe('application/pdf')
  expect((await blob.text()).slice(0, 5)).toBe('%PDF-')
  expect(progress.at(-1)).toEqual({ received: blob.size, total: blob.size })
})

/** A ticket whose bytes come when the test sends them. */
function slowTicket(headers: Record<string, string> = pdf) {
  const opened = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const cancelled = vi.fn<() => void>()
  const stream = new ReadableStream<Uint8Array>({ start: opened.resolve, cancel: cancelled })
  server.use(http.get('*/api/bookings/b1/ticket', () => new HttpResponse(stream, { headers })))
  return { cancelled, body: opened.promise }
}

test('G5: progress grows with each piece; without a length the end is not known', async () => {
  const { body } = slowTicket()
  const progress: TicketProgress[] = []
  const done = downloadTicket('b1', 'K7Q2M9ZT', { onProgress: (step) => void progress.push(step) })
  const sender = await body
  sender.enqueue(new Uint8Array(10))
  await vi.waitFor(() => expect(progress).toEqual([{ received: 10, total: undefined }]))
  sender.enqueue(new Uint8Array(5))
  sender.close()
  expect((await done).blob.size).toBe(15)
  expect(progress.at(-1)).toEqual({ received: 15, total: undefined })
})

test.each([
  ['attachment; filename="K7Q2M9ZT.pdf"', 'application/pdf', 'K7Q2M9ZT.pdf'],
  ["attachment; filename*=UTF-8''Bengal%C5%ABru.pdf", 'application/pdf', 'Bengalūru.pdf'],
  ['attachment; filename="../../.ssh/id_rsa"', 'application/pdf', 'sshid_rsa'],
  ['attachment; filename="..\\\\..\\\\x.pdf"', 'application/pdf', 'x.pdf'],
  ['attachment; filename="con"', 'application/pdf', 'ticket-K7Q2M9ZT.pdf'],
  ['inline', 'application/pdf; charset=binary', 'ticket-K7Q2M9ZT.pdf'],
  [undefined, 'application/pdf', 'ticket-K7Q2M9ZT.pdf'],
  [undefined, 'image/png', 'ticket-K7Q2M9ZT.png'],
  [undefined, 'IMAGE/JPEG', 'ticket-K7Q2M9ZT.jpg'],
  [undefined, 'text/plain', 'ticket-K7Q2M9ZT.txt'],
  [undefined, 'application/x-railway', 'ticket-K7Q2M9ZT.bin'],
  [undefined, 'constructor', 'ticket-K7Q2M9ZT.bin'],
])('G5: named %j and of type %s it is saved as %s', async (disposition, type, expected) => {
  answer('ticket', { 'Content-Type': type, ...(disposition && { 'Content-Disposition': disposition }) })
  expect((await download()).name).toBe(expected)
})

const json = { 'Content-Type': 'application/json' }
test.each<[string, BodyInit | null, Record<string, string>, number, object]>([
  ['a refusal', '{"message":"Not yours"}', json, 403, { message: 'Not yours', status: 403, kind: 'http' }],
  ['a refusal sent as a file', '{"message":"Not yours"}', pdf, 403, { status: 403, kind: 'http' }],
  ['a refusal that says yes', '{"success":false,"message":"Too early"}', json, 200, { message: 'Too early' }],
  ['JSON without words', '{}', json, 200, { message: 'An error occurred', kind: 'shape' }],
  ['JSON that is broken', '{"message":', json, 200, { message: 'An error occurred', kind: 'shape' }],
  [
    'JSON of another name',
    '{"message":"No"}',
    { 'Content-Type': 'application/problem+json' },
    200,
    { message: 'No' },
  ],
  [
    'a page',
    '<h1>Sign in</h1>',
    { 'Content-Type': 'text/html; charset=utf-8' },
    200,
    { message: 'An error occurred' },
  ],
  [
    'an error page',
    '<h1>Oh</h1>',
    { 'Content-Type': 'text/html' },
    502,
    { message: 'Request failed with status code 502' },
  ],
  ['nothing', null, pdf, 200, { message: 'The ticket came back empty.', kind: 'shape' }],
  ['nothing at all', null, {}, 204, { kind: 'shape' }],
  ['no type', new Uint8Array(4), {}, 200, { message: 'An error occurred', kind: 'shape' }],
])('G5: %s is told and never saved', async (_kind, body, headers, status, expected) => {
  answer(body, headers, status)
  await expect(download()).rejects.toMatchObject({ name: 'ApiError', call: 'bookings.ticket', ...expected })
})

test('G5, A11: a ticket asked for after the session ended ends it', async () => {
  answer('{"message":"Expired"}', json, 401)
  await expect(download()).rejects.toMatchObject({ status: 401 })
  expect(getSession().isAuthenticated).toBe(false)
})

const silence = { kind: 'timeout', message: 'The server did not answer within 10 seconds.' }
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('G5, T12: 10 s to the headers', async () => {
  fakeTimers()
  const reached = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/bookings/b1/ticket', () => {
      reached.resolve()
      return new Promise<Response>(() => {})
    }),
  )
  const ended = vi.fn<(error: unknown) => void>()
  const done = download().catch(ended)
  await reached.promise
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(ended.mock.calls[0]?.[0]).toMatchObject(silence)
})

test('G5, T12: then 10 s without a byte; a slow one that keeps coming is let finish', async () => {
  fakeTimers()
  const { body } = slowTicket()
  const received: number[] = []
  const done = downloadTicket('b1', 'K7Q2M9ZT', { onProgress: (step) => void received.push(step.received) })
  const sender = await body
  for (let piece = 1; piece <= 5; piece += 1) {
    sender.enqueue(new Uint8Array(1))
    await vi.waitFor(() => expect(received).toHaveLength(piece))
    await vi.advanceTimersByTimeAsync(9_000)
  }
  sender.close()
  expect((await done).blob.size).toBe(5)
})

test('G5, T12: a transfer that falls silent ends after 10 s, and the connection with it', async () => {
  fakeTimers()
  const { body } = slowTicket()
  const received: number[] = []
  const ended = vi.fn<(error: unknown) => void>()
  const done = downloadTicket('b1', 'K7Q2M9ZT', {
    onProgress: (step) => void received.push(step.received),
  }).catch(ended)
  const sender = await body
  sender.enqueue(new Uint8Array(1))
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(ended.mock.calls[0]?.[0]).toMatchObject(silence)
})

test('G5: one that breaks off is a failure, not a shorter ticket', async () => {
  const { body } = slowTicket()
  const done = download()
  const sender = await body
  sender.enqueue(new Uint8Array(1))
  sender.error(new TypeError('terminated'))
  await expect(done).rejects.toMatchObject({ kind: 'network' })
})

test('G5: leaving the page, or the session, stops it', async () => {
  const { body } = slowTicket()
  const left = new AbortController()
  const first = downloadTicket('b1', 'K7Q2M9ZT', { signal: left.signal })
  ;(await body).enqueue(new Uint8Array(1))
  left.abort()
  await expect(first).rejects.toMatchObject({ kind: 'aborted' })
  const next = slowTicket()
  const second = download()
  ;(await next.body).enqueue(new Uint8Array(1))
  startEpoch()
  await expect(second).rejects.toMatchObject({ kind: 'aborted' })
})
