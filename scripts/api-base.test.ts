import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { apiBaseProblem } from './api-base.ts'
import { root } from './programs.ts'

test.each(['https://api.example.org', 'http://127.0.0.1:4010', 'https://example.org/railway/', '/'])(
  'L3 A10: a back end may be %s',
  (base) => {
    expect(apiBaseProblem(base)).toBeUndefined()
  },
)

test.each([undefined, ''])('L3: without a back end (%s) the problem says what is needed', (base) => {
  expect(apiBaseProblem(base)).toBe(
    "VITE_API_BASE_URL is not set: a production build needs an absolute URL such as https://api.example.org, or '/' for the same origin.",
  )
})

test.each([
  'api.example.org',
  '//api.example.org',
  '/api',
  'https:api.example.org',
  'https://',
  'ftp://api.example.org',
  'https://api.example.org?key=1',
  'https://api.example.org#top',
  'https://name:word@api.example.org',
  ' https://api.example.org',
])("L3: '%s' is no back end", (base) => {
  const problem = apiBaseProblem(base)
  expect(problem).toContain(`VITE_API_BASE_URL is '${base}': it must be an absolute URL`)
  expect(problem).not.toContain('\n')
})

test.each([
  ['nothing', '', 'is not set'],
  ['no address', 'api.example.org', "is 'api.example.org'"],
])(
  'L3: a production build for %s ends with one clear line',
  async (_what, base, words) => {
    const build = promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
      {
        cwd: root,
        // The runner's own mode would be taken for the build's.
        env: { ...process.env, NODE_ENV: '', VITE_API_BASE_URL: base },
      },
    )
    const failure = await build.then(
      () => expect.unreachable('the build went on'),
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
    expect(failure.code).toBe(1)
    expect(`${failure.stdout}${failure.stderr}`.trim().split('\n')).toEqual([expect.stringContaining(words)])
  },
  20_000,
)
