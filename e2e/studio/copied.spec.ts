import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getResponse } from 'msw'
import { asPlaywrightTest } from '../../mocks/studio/copy-as.ts'
import { harOf } from '../../mocks/studio/har.ts'
import { plainState, qaText } from '../../mocks/studio/link.ts'
import { createStudio } from '../../mocks/studio/studio.ts'
import { expect, test } from '../support/test.ts'
import type { Switch } from '../../mocks/studio/types.ts'

test.use({ expectedErrors: /403/ })
// Other tests of this process read the clock and the data too.
test.afterAll(() => void studio.open(plainState))

const clock = { at: '2026-11-28T18:10:00+05:30', runs: false }
const { studio, answers } = createStudio({ scenarios: [] })

/** Makes a call in the state of a studio, and gives what its log says of it. */
async function logged(origin: string, path: string, effect?: Switch, init?: RequestInit) {
  const rules = effect ? [{ call: '*', effect }] : []
  studio.open({ ...plainState, clock, rules })
  await getResponse(answers, new Request(origin + path, init))
  const entry = studio.log.at(-1)
  if (!entry) throw new Error('Nothing was logged')
  return entry
}

const login = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: 'arjun.deshmukh@railway.example', password: 'Window#Seat7' }),
}

// Tests that are copied out of the log are run as they are: each calls `test` when it is loaded.
const folder = resolve('node_modules/.cache/railway-planner/copied')
mkdirSync(folder, { recursive: true })
const copied: [name: string, path: string, effect?: Switch | undefined, init?: RequestInit][] = [
  ['data', '/api/trains?search=mail'],
  ['missing', '/api/trains', { kind: 'missing', field: 'data[0].name' }],
  ['status', '/api/stations?limit=1', { kind: 'status', status: 429, body: '{"message":"It\'s too much"}' }],
  ['cut', '/api/trains', { kind: 'cut' }],
  ['lost', '/api/stations', { kind: 'lost' }],
  ['login', '/api/auth/login', undefined, login],
]
for (const [name, path, effect, init] of copied) {
  const entry = await logged('http://demo.test', path, effect, init)
  const link = `/login?qa=${qaText({ ...plainState, clock, rules: [...entry.rules] })}`
  const file = join(folder, `${name}.mjs`)
  const source = asPlaywrightTest(entry, link)
  // Each process comes here, while another one may read the file.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
  await import(pathToFileURL(file).href)
}
studio.open(plainState)

test('L2: another program reads the file of the log, and answers from it', async ({
  page,
  baseURL,
}, info) => {
  const origin = new URL(baseURL ?? '').origin
  studio.clearLog()
  const entry = await logged(origin, '/api/trains')
  await logged(origin, '/api/stations?limit=1', { kind: 'status', status: 403 })
  const file = info.outputPath('log.har')
  writeFileSync(file, JSON.stringify(harOf(studio.log, { origin, version: '1.0.0', qa: 'v1' })))
  // Something of the origin that does not start the app.
  await page.goto('/favicon.svg')
  await page.routeFromHAR(file, { url: '**/api/**' })
  const ask = (path: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url)
      return [response.status, await response.text()]
    }, path)
  expect(await ask('/api/trains')).toEqual([200, entry.response?.body])
  expect(await ask('/api/stations?limit=1')).toEqual([403, expect.stringContaining('may not do this')])
})
