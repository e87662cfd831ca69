import { expect, test } from 'vitest'
import { crossOrigin } from './cross-origin'
import type { Check } from './check'
import { createClient, type Exchange } from './client'

/** The headers that a server has for one page of another origin. */
async function crossOriginOf(headersOf: (exchange: Exchange) => Record<string, string>) {
  const origin = 'https://app.example'
  const answered = (exchange: Exchange, status: number): Exchange => ({
    ...exchange,
    answer: { status, statusText: '', headers: Object.entries(headersOf(exchange)), body: new Uint8Array() },
  })
  const asked = (method: string, token?: string): Exchange => ({
    method,
    url: 'http://api.test/',
    startedAt: new Date(0),
    ms: 1,
    sent: { headers: token === undefined ? {} : { Authorization: token } },
  })
  const check: Check = {
    client: {
      ...createClient('http://api.test', origin),
      send: (method) => Promise.resolve(answered(asked(method), 204)),
      ask: (_id, { token } = {}) => Promise.resolve(answered(asked('GET', token), token ? 200 : 401)),
    },
    accounts: { email: '', password: '' },
    readOnly: false,
    origin,
    today: '2026-03-03',
    tokens: { user: 'token' },
    places: [],
    asked: new Map(),
    findings: [],
    notes: [],
    leftBehind: [],
  }
  await crossOrigin(check)
  return check.findings.map(({ call, words }) => `${call}: ${words}`)
}

const all = {
  'Access-Control-Allow-Origin': 'https://app.example',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'content-type, Authorization',
  'Access-Control-Allow-Methods': 'GET,PUT,DELETE',
}

test('M2: what a browser asks of another origin is found where it is missing, refusals included', async () => {
  expect(await crossOriginOf(() => all)).toEqual([])
  const { 'Access-Control-Allow-Origin': _origin, ...noOrigin } = all
  expect(await crossOriginOf(({ sent }) => ('Authorization' in sent.headers ? all : noOrigin))).toEqual([
    'getAccount: a refusal has no Access-Control-Allow-Origin: the page takes it for no answer',
  ])
  expect(await crossOriginOf(() => ({ ...all, 'Access-Control-Allow-Origin': '*' }))).toContain(
    'getAccount: Access-Control-Allow-Origin is not https://app.example',
  )
  expect(await crossOriginOf(() => ({ ...all, 'Access-Control-Allow-Credentials': '' }))).toEqual([
    'getAccount: Access-Control-Allow-Credentials is not true',
  ])
  expect(await crossOriginOf(() => ({ ...all, 'Access-Control-Allow-Methods': 'PUT' }))).toEqual([
    'deleteReview: the preflight does not allow DELETE',
  ])
  expect(await crossOriginOf(() => ({ ...all, 'Access-Control-Allow-Headers': '*' }))).toContain(
    'createBooking: the preflight does not allow the header authorization',
  )
})
