import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { handlers } from '@mocks/handlers/index'
import { endpoints } from '@/test/endpoints'
import { callTable } from './call-table.ts'
import { withMissingCalls } from './missing-calls.ts'
import { openapiText } from './openapi.ts'
import { contractPage } from './page.ts'
import { calls, resources } from './resources.ts'
import { rules } from './rules.ts'

test('M1: docs/openapi.yaml is as the contract says: `npm run openapi` writes it', () => {
  expect(readFileSync('docs/openapi.yaml', 'utf8')).toBe(openapiText())
})

test('L2: the studio says of each call what the contract says: `npm run openapi` writes it', () => {
  expect(readFileSync('mocks/studio/calls.json', 'utf8')).toBe(callTable())
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

test('M1: every call and every rule says which requirements it comes from', () => {
  const page = readFileSync('docs/requirements.md', 'utf8')
  const cited = [...calls.map(({ requirement }) => requirement), ...rules.map((rule) => rule.requirements)]
  const numbers = cited.flatMap((words) => words.split(', '))
  expect(numbers.filter((number) => !page.includes(`- **${number}** `))).toEqual([])
})

const records = resources.flatMap((resource) => Object.entries(resource.records))
const examples = records.flatMap(([name, { schema, example, second }]) =>
  [example, second].flatMap((one) => (one === undefined ? [] : [{ name, schema, one }])),
)

test.each(examples)('the example of $name is what its schema says', ({ schema, one }) => {
  expect(v.safeParse(schema, one).issues).toBeUndefined()
})

test.each(calls.filter(({ answer, layout }) => answer && (layout === 'wrapped' || layout === 'account')))(
  'D4: the app reads what the contract advises for $id',
  ({ answer, layout, example, reads }) => {
    const data = example ?? records.find(([, { schema }]) => schema === answer)?.[1].example
    expect(data).toBeDefined()
    const body = layout === 'account' ? { user: data } : { success: true, data }
    expect(v.safeParse(reads, body).issues).toBeUndefined()
  },
)

test('M2: docs/back-end.md says what each missing call costs, in the words of the check: `npm run openapi` writes it', () => {
  const page = readFileSync('docs/back-end.md', 'utf8')
  expect(page).toBe(withMissingCalls(page))
  expect(page.match(/^\| `\w+ \/api\S+` +\|/gm)).toHaveLength(calls.length)
})

test('M1: the page of the contract names every call, and fetches nothing', () => {
  const page = contractPage()
  expect(calls.filter(({ id }) => !page.includes(`<article id="${id}">`))).toEqual([])
  expect(page).not.toMatch(/<script|<link|<img|src=|url\(|https?:/)
})
