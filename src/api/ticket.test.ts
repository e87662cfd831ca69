import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { bookingId, maya, resetToFixture } from '@mocks/fixture'
import { server } from '@mocks/node'
import { getSession } from '@/auth/session-store'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { downloadTicket, type TicketProgress } from './ticket'

beforeEach(() => {
  freshBrowser()
  resetToFixture()
  signInAs(maya)
})
afterEach(() => {
  setClock()
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

test.each([
  ['../../x', 'ticket-x.pdf'],
  ['K7\u202eQ2\n:|?', 'ticket-K7Q2.pdf'],
  ['', 'ticket.pdf'],
])('G5, G37: with no name of the server’s, the PNR %j makes it %s', async (pnr, expected) => {
  answer('ticket', pdf)
  expect((await downloadTicket('b1', pnr)).name).toBe(expected)
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
