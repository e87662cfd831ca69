import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { handlers } from '@mocks/handlers/index'
import { endpoints } from '@/test/endpoints'
import { calls } from './calls.ts'
import { readingOf } from './check/app-reading'
import { examples } from './examples.ts'
import { openapiText } from './openapi.ts'
import { contractPage } from './page.ts'
import * as record from './records.ts'

test('M1: docs/openapi.yaml is as the contract says: `npm run openapi` writes it', () => {
  expect(readFileSync('docs/openapi.yaml', 'utf8')).toBe(openapiText())
})

const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*')
const inContract = calls.map(({ method, path }) => `${method} ${shapeOf(path)}`).toSorted()

test('M1: the contract has the calls that the app sends', () => {
  const sent = new Set(endpoints.map(({ method, path }) => `${method.toUpperCase()} /api${shapeOf(path)}`))
  expect(inContract).toEqual([...sent].toSorted())
})

test('M1: and those that the mock answers', () => {
  const answered = handlers.map(({ info }) => `${String(info.method)} ${shapeOf(String(info.path).slice(1))}`)
  expect(inContract).toEqual(answered.filter((call) => call.includes('/api/')).toSorted())
})

const schemas = record as unknown as Record<string, v.GenericSchema>

test.each(Object.entries(examples))('the example %s is what its schema says', (name, example) => {
  const schema = schemas[name === 'otherStation' ? 'station' : name]
  expect(v.safeParse(schema ?? v.never(), example).issues).toBeUndefined()
})

test.each(calls.filter(({ answer, layout }) => answer && (layout === 'wrapped' || layout === 'account')))(
  'D4: the app reads what the contract advises for $id',
  ({ id, answer, layout }) => {
    const name = Object.keys(schemas).find((key) => schemas[key] === answer) ?? 'booking'
    const example = (examples as Record<string, unknown>)[name]
    const body = layout === 'account' ? { user: example } : { success: true, data: example }
    expect(v.safeParse(readingOf(id), body).issues).toBeUndefined()
  },
)

test('M2: docs/back-end.md says what each missing call costs, in the words of the check', () => {
  const rows = readFileSync('docs/back-end.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, call = '', words = ''] = /^\| `(\w+ \/api\S+)` +\| (.+?) +\|$/.exec(line) ?? []
      return call ? [[call, words]] : []
    })
  expect(rows).toEqual(calls.map(({ method, path, without }) => [`${method} ${path}`, without]))
})

test('M1: the page of the contract names every call, and fetches nothing', () => {
  const page = contractPage()
  expect(calls.filter(({ id }) => !page.includes(`<article id="${id}">`))).toEqual([])
  expect(page).not.toMatch(/<script|<link|<img|src=|url\(|https?:/)
})
