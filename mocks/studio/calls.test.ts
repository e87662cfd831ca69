import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '@/test/endpoints'
import { callOf, calls, isCall, localCalls } from './calls.ts'

const pattern = (name: string) => name.replaceAll(/:\w+/g, ':id')

test('L2: every call of the contract has its switches, a label and a requirement that is explained', () => {
  // Two names of the app may stand for one call.
  const named = new Set(endpoints.map(({ name }) => pattern(name.replace(' ', ' /api'))))
  expect(calls.map(({ name }) => pattern(name)).toSorted()).toEqual([...named].toSorted())
  const explained = readFileSync('docs/requirements.md', 'utf8')
  for (const { name, requirement, label } of [...calls, ...localCalls]) {
    expect(explained, name).toContain(`**${requirement}**`)
    expect(label, name).not.toBe(name)
    expect(isCall(name)).toBe(true)
  }
  expect(new Set([...calls, ...localCalls].map(({ label }) => label)).size).toBe(
    calls.length + localCalls.length,
  )
})

test.each([
  ['GET', '/api/stations/nearby?latitude=1', 'GET /api/stations/nearby', undefined],
  ['GET', '/api/stations/a%20b', 'GET /api/stations/:id', 'a b'],
  ['PUT', '/api/reviews/e1/like', 'PUT /api/reviews/:id/like', 'e1'],
  ['GET', '/api/stations/%E0%A4%A', 'GET /api/stations/:id', '%E0%A4%A'],
  ['PATCH', '/api/stations/a', undefined, undefined],
  ['GET', '/api/nothing', undefined, undefined],
])('L2: %s %s is the call %s', (method, path, name, record) => {
  const found = callOf({ method, url: `http://api.test${path}` })
  expect([found.call?.name, found.record]).toEqual([name, record])
})
