import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { personas } from '../mocks/seed/people.ts'
import { writtenHeaders } from '../scripts/security-headers.ts'
import { productionFolder } from './support/addresses.ts'
import { journeyDay } from './support/journeys.ts'
import { refusedByPolicy } from './support/policy.ts'
import { expect, signIn, test } from './support/test.ts'

const folder = resolve(import.meta.dirname, '..', productionFolder)
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const page = readFileSync(join(folder, 'index.html'), 'utf8')
const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? ''
const headers = writtenHeaders(folder)

test('goal G34: every answer carries the headers that the build wrote; a missing part of the app is missing', async ({
  request,
}) => {
  expect(headers.map(([name]) => name)).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Strict-Transport-Security',
    'Permissions-Policy',
  ])
  for (const path of [
    '/',
    '/index.html',
    '/bookings/65f0c0ffee?x=1',
    asset,
    '/favicon.svg',
    '/assets/gone.js',
  ]) {
    const answer = await request.get(path)
    for (const [name, value] of headers)
      expect(answer.headers()[name.toLowerCase()], `${path} ${name}`).toBe(value)
    expect(answer.status(), path).toBe(path === '/assets/gone.js' ? 404 : 200)
    const caching = { [asset]: 'public, max-age=31536000, immutable', '/assets/gone.js': undefined }
    expect(answer.headers()['cache-control'], path).toBe(path in caching ? caching[path] : 'no-cache')
  }
  for (const path of ['/_headers', '/_redirects', '/nginx/headers.conf']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('goal G33: the policy allows nothing unsafe, and stands in the page as well', ({ apiOrigin }) => {
  const policy = headers[0]?.[1] ?? ''
  const [, inPage = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? []
  expect(policy).not.toMatch(/unsafe|\*|http:(?!\/\/127)/)
  expect(policy).toContain(`connect-src 'self' ${apiOrigin};`)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(inPage).toBe(policy.replace("frame-ancestors 'none'; ", ''))
})

test.describe('what the policy refuses', () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedScriptURL|TrustedHTML/i })

  test('goal G33: inline styles, markup from text and foreign workers', async ({ page: shown }) => {
    const refused = await refusedByPolicy(shown)
    await shown.goto('/login')
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
    expect(refused).toEqual([])
    await shown.evaluate(() => {
      const style = document.createElement('style')
      document.head.appendChild(Object.assign(style, { textContent: 'body { color: red }' }))
    })
    await expect.poll(() => refused).toContain('style-src-elem inline')
    const errors = await shown.evaluate(() => {
      const nameOf = (act: () => unknown) => {
        try {
          act()
          return 'nothing'
        } catch (error) {
          return (error as Error).name
        }
      }
      return [
        // oxlint-disable-next-line no-restricted-properties -- what is to be refused
        nameOf(() => document.createRange().createContextualFragment('<img src=x>')),
        nameOf(() => new Worker('/assets/x.js')),
      ]
    })
    expect(errors).toEqual(['TypeError', 'TypeError'])
  })
})

test('goal G33: workers start under the policy, with the API on another origin', async ({ page: shown }) => {
  // A refusal is an error in the console, which fails the test.
  await signIn(shown, 'admin')
  await shown.goto(`/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}&changes=2`)
  await expect(
    shown.getByRole('region', { name: 'With changes' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible()
  await shown.goto('/admin/reports')
  await expect(shown.getByRole('table').first()).toBeVisible()
})

test('L3 goal G35: the production build holds nothing of the mocks, no accounts and no source maps', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => /\.map$|mockServiceWorker/.test(name))).toEqual([])
  const secrets = personas.flatMap(({ email, password }) => [email, password])
  const holds = [
    ...secrets,
    'setupWorker',
    'MOCK_ACTIVATE',
    'mock-api.',
    'Try the demo',
    'Reset demo data',
    'QA studio',
    'sourceMappingURL',
  ]
  for (const name of files) {
    const text = readFileSync(name, 'utf8')
    expect(
      holds.filter((word) => text.includes(word)),
      name,
    ).toEqual([])
  }
})

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' })

  test('goal G35: a mock worker that a demo left behind gives way to our own, another worker stays', async ({
    page: shown,
    context,
  }) => {
    await context.route(/\/(mockServiceWorker|other)\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: '/* nothing */',
        headers: { 'Service-Worker-Allowed': '/' },
      }),
    )
    await context.route('**/leftover', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
    )
    await shown.goto('/leftover')
    await shown.evaluate(async () => {
      await navigator.serviceWorker.register('/mockServiceWorker.js')
      await navigator.serviceWorker.register('/other.js', { scope: '/other/' })
    })
    const left = () =>
      shown.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations())
          .map(
            ({ active, waiting, installing }) =>
              new URL((active ?? waiting ?? installing)?.scriptURL ?? '').pathname,
          )
          .toSorted(),
      )
    expect(await left()).toEqual(['/mockServiceWorker.js', '/other.js'])
    await shown.goto('/login')
    await expect.poll(left).toEqual(['/offline-worker.js', '/other.js'])
  })
})
