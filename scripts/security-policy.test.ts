import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toastStyles } from './toast-styles.ts'
import {
  contentPolicy,
  headersFile,
  nginxHeaders,
  redirectsFile,
  securityHeaders,
} from './security-policy.ts'

const parts = { apiOrigin: undefined, scripts: ['a()'], styles: ['b{}'], isDemo: false }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('goal G33: inline texts are allowed by their hash, the empty style by its own, and nothing unsafe', () => {
  const policy = contentPolicy(parts)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${hash('a()')}`,
      `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hash('b{}')}`,
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types railway-worker',
    ]),
  )
  expect(policy).not.toContain('unsafe')
})

test('goal G33: another origin is asked only where it is the API, and a meta tag names no ancestors', () => {
  expect(contentPolicy({ ...parts, apiOrigin: 'https://api.example' })).toContain(
    "connect-src 'self' https://api.example;",
  )
  expect(contentPolicy(parts, true)).not.toContain('frame-ancestors')
})

test('goal G33: the styles of toasts are found in the installed package', () => {
  expect(toastStyles()).toMatch(/^\[data-sonner-toaster\]/)
  expect(toastStyles().length).toBeGreaterThan(10_000)
})

test('P9: the styles of toasts have no rule for the page itself, which would have it styled anew', () => {
  const selectors = [...toastStyles().matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  expect(selectors.filter((selector) => /^\s*(html|body|:root|\*)/.test(selector))).toEqual([])
})

test('goal G34: both kinds of files say the same of every header', () => {
  const headers = securityHeaders(contentPolicy(parts))
  const [forAll = ''] = headersFile(headers, []).split('\n\n')
  for (const [name, value] of Object.entries(headers)) {
    expect(forAll).toContain(`\n  ${name}: ${value}`)
    expect(nginxHeaders(headers)).toContain(`add_header ${name} "${value}" always;\n`)
    // nginx would end the value there, or put a variable in.
    expect(value).not.toMatch(/["$\\\n]/)
  }
})

test('goal G34: static hosts keep the parts of the app for a year, the page never, and miss what is missing', () => {
  const rules = headersFile(securityHeaders(contentPolicy(parts)), ['assets/a-1.js', 'assets/b-2.css'])
    .split('\n\n')
    .map((rule) => rule.trim().split('\n  '))
  expect(rules.slice(1)).toEqual([
    // No rule for the folder: what is missing there is not kept.
    ['/assets/a-1.js', 'Cache-Control: public, max-age=31536000, immutable'],
    ['/assets/b-2.css', 'Cache-Control: public, max-age=31536000, immutable'],
    ['/', 'Cache-Control: no-cache'],
    ['/index.html', 'Cache-Control: no-cache'],
  ])
  expect(rules[0]?.[0]).toBe('/*')
  expect(rules[0]?.join('\n')).not.toContain('Cache-Control')
  // The first that matches counts.
  const redirects = redirectsFile.trim().split('\n')
  expect(redirects.map((line) => line.split(/ +/))).toEqual([
    ['/assets/*', '/index.html', '404'],
    ['/login', '/login/index.html', '200'],
    ['/register', '/register/index.html', '200'],
    ['/forgot-password', '/forgot-password/index.html', '200'],
    ['/reset-password/:token', '/reset-password/index.html', '200'],
    ['/plan-journey', '/plan-journey/index.html', '200'],
    ['/journey-planner', '/journey-planner/index.html', '200'],
    ['/*', '/index.html', '200'],
  ])
})
