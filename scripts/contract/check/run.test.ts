import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { http, HttpResponse } from 'msw'
import { server as inProcess } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { calls } from '../resources.ts'
import { accounts, admin, checkWith, closeServer, passenger } from './checked-server'
import { asHar, asJson, asJunit, asTable, isFailure } from './report'
import { type Report, runCheck } from './run'

// The check is to reach the network; the set-up of all tests closes what listens inside the process.
beforeAll(() => inProcess.close())
afterAll(() => inProcess.listen())
afterEach(closeServer)

const imperfect = ({ rows }: Report) => rows.filter(({ verdict }) => verdict !== 'kept')

test('M2: the mock server keeps every call, and nothing of the check stays there', async () => {
  const report = await checkWith()
  expect(imperfect(report)).toEqual([])
  expect(report.rows).toHaveLength(calls.length)
  expect(report.leftBehind).toEqual([])
  expect(isFailure(report)).toBe(false)
  expect(asTable(report)).toContain(
    `${calls.length} kept, 0 with differences, 0 broken, 0 not there, 0 not asked.`,
  )
})

test('M2: reading alone sends nothing but GET and sign-in', async () => {
  const { check } = await checkWith([], { readOnly: true })
  const changing = check.client.exchanges.filter(
    ({ method, url }) => method !== 'GET' && !url.endsWith('/auth/login'),
  )
  expect(changing.map(({ method }) => method)).toEqual(Array.from(changing, () => 'OPTIONS'))
})

const gaps = originalGaps.map(
  (gap) => [`${String(gap.info.method)} ${String(gap.info.path).slice(1)}`, gap] as const,
)

test.each(gaps)('M2: the gap %s of the original is found, and nothing else', async (name, gap) => {
  const report = await checkWith([gap])
  expect(
    imperfect(report).map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  ).toEqual([name])
})

test('M2: a report for a CI has a case for each call, and what failed in it', async () => {
  const report = await checkWith([
    http.get('*/api/bookings/:id/ticket', () => new HttpResponse('<p>no</p>', { status: 404 })),
  ])
  const junit = asJunit(report)
  expect(junit.match(/<testcase /g)).toHaveLength(calls.length)
  expect(junit.match(/<failure /g)).toHaveLength(1)
  expect(junit).toContain('No ticket button works; the printable ticket does.')
  expect(JSON.parse(asJson(report))).toMatchObject({ url: report.url, leftBehind: [], notes: report.notes })
  const har = JSON.parse(asHar(report)) as { log: { entries: unknown[] } }
  expect(har.log.entries).toHaveLength(report.check.client.exchanges.length)
  for (const secret of ['mock.', passenger.password, admin.password])
    expect(asHar(report)).not.toContain(secret)
})

test('M2: a server that is not there is one sentence for each call, and no exception', async () => {
  const report = await runCheck({ url: 'http://127.0.0.1:9', accounts })
  expect(isFailure(report)).toBe(true)
  expect(report.notes).toContain('Nobody could be signed in: what needs a session was not asked.')
})
