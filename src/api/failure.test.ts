import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { server } from '@mocks/node'
import { ApiError } from '@/lib/http/api-error'
import { asApiError, bodyFieldErrors, bodyMessage } from './failure'
import { request } from './http'
import { type Call, messages } from './messages'

const calls = Object.keys(messages) as Call[]

const failureOf = async (call: Call, answer: () => Response): Promise<ApiError> => {
  server.use(http.get('*/api/anything', answer))
  const error = await request(call, '/anything', v.unknown()).catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail')
}

test.each(calls)('D2, K: %s says the server’s words, and keeps the catalogue’s as heading', async (call) => {
  const error = await failureOf(call, () => HttpResponse.json({ message: 'No such thing' }, { status: 404 }))
  expect(error).toMatchObject({
    call,
    message: 'No such thing',
    headline: messages[call],
    status: 404,
    kind: 'http',
  })
})

const wordless: [string, () => Response][] = [
  ['no message', () => HttpResponse.json({ success: false }, { status: 500 })],
  ['an empty message', () => HttpResponse.json({ message: '' }, { status: 500 })],
  ['a blank message', () => HttpResponse.json({ message: ' \n ' }, { status: 500 })],
  ['a message that is an object', () => HttpResponse.json({ message: { text: 'x' } }, { status: 500 })],
  ['a message that is a list', () => HttpResponse.json({ message: ['x'] }, { status: 500 })],
  ['a message that is a number', () => HttpResponse.json({ message: 5 }, { status: 500 })],
  ['a list', () => HttpResponse.json([{ message: 'x' }], { status: 500 })],
  ['null', () => HttpResponse.json(null, { status: 500 })],
  ['a text', () => HttpResponse.json('message', { status: 500 })],
  ['nothing', () => new HttpResponse(null, { status: 500 })],
  ['a page', () => HttpResponse.html('<h1>message</h1>', { status: 500 })],
  [
    'broken JSON',
    () =>
      new HttpResponse('{"message": "x"', { status: 500, headers: { 'Content-Type': 'application/json' } }),
  ],
]

test.each(wordless)('D2: an answer with %s leaves the transport’s text', async (_kind, answer) => {
  expect(await failureOf('trains.list', answer)).toMatchObject({
    message: 'Request failed with status code 500',
    headline: 'Failed to fetch trains',
    status: 500,
  })
})

test.each(wordless)(
  'D2, A4: for signing in and registering it leaves the catalogue’s: %s',
  async (_kind, answer) => {
    expect((await failureOf('auth.login', answer)).message).toBe(
      'Login failed. Please check your credentials.',
    )
    expect((await failureOf('auth.register', answer)).message).toBe('Registration failed. Please try again.')
  },
)

test('D2: the server’s words are kept as they are, markup and length included', async () => {
  const long = 'x'.repeat(10_000)
  for (const message of ['<img src=x onerror=alert(1)>', long, 'दो सीटें बाकी']) {
    expect(
      (await failureOf('trains.list', () => HttpResponse.json({ message }, { status: 400 }))).message,
    ).toBe(message)
  }
})

test('D2: a 2xx body that says `success: false` is a failure in its own words, else in the call’s', async () => {
  expect(
    await failureOf('trains.list', () => HttpResponse.json({ success: false, message: 'Closed' })),
  ).toMatchObject({
    message: 'Closed',
    status: 200,
    kind: 'http',
  })
  const wordlessNo = await failureOf('trains.list', () => HttpResponse.json({ success: false, message: 7 }))
  expect(wordlessNo.message).toBe('Failed to fetch trains')
})

test('D2: without an answer the transport’s text says why', async () => {
  const lost = await failureOf('trains.list', () => HttpResponse.error())
  expect(lost).toMatchObject({ kind: 'network', status: undefined, headline: 'Failed to fetch trains' })
  expect(lost.message).toMatch(/No answer came/)
  const stopped = asApiError('trains.list', new DOMException('', 'AbortError'))
  expect(stopped).toMatchObject({ kind: 'aborted', message: 'The request was stopped.' })
  const other = new DOMException('', 'QuotaExceededError')
  expect(asApiError('trains.list', other)).toMatchObject({ kind: 'network', cause: other })
  const known = new ApiError({ call: 'x', headline: 'x', message: 'x', kind: 'shape' })
  expect(asApiError('trains.list', known)).toBe(known)
})

test('D4: an answer that fits no schema is an error in the call’s words, never a crash', async () => {
  server.use(http.get('*/api/anything', () => HttpResponse.json({ data: 5 })))
  const shape = request('trains.get', '/anything', v.object({ data: v.string() }))
  await expect(shape).rejects.toMatchObject({
    kind: 'shape',
    message: 'Failed to fetch train',
    status: undefined,
  })
  const page = await failureOf('trains.get', () => HttpResponse.html('<p>200</p>'))
  expect(page).toMatchObject({ kind: 'shape', message: 'Failed to fetch train' })
  expect(page.cause).toBeInstanceOf(SyntaxError)
})

test.each([
  [{ errors: [{ path: 'email', msg: 'Taken' }] }, { email: 'Taken' }],
  [{ errors: [{ field: 'email', message: 'Taken' }] }, { email: 'Taken' }],
  [
    {
      errors: [
        { path: 'a', msg: 'first' },
        { path: 'a', msg: 'second' },
      ],
    },
    { a: 'first' },
  ],
  [{ errors: { email: 'Taken', phone: ['Too short', 'Odd'] } }, { email: 'Taken', phone: 'Too short' }],
  [{ errors: { email: 5, phone: [], name: null } }, {}],
  [{ errors: [null, 5, 'x', { path: 5, msg: 'x' }, { path: 'a' }] }, {}],
  [{ errors: [{ path: '__proto__', msg: 'x' }] }, JSON.parse('{"__proto__":"x"}')],
  [{ errors: 'x' }, {}],
  [{}, {}],
  [null, {}],
  [[], {}],
])('D2: the fields refused in %j are %j', (body, fields) => {
  const found = bodyFieldErrors(body)
  expect(Object.entries(found)).toEqual(Object.entries(fields))
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
})

test('the message of a body is a text with something in it', () => {
  expect(bodyMessage({ message: 'x' })).toBe('x')
  for (const body of [{ message: '' }, { message: 1 }, [], null, 'x', undefined])
    expect(bodyMessage(body)).toBeUndefined()
})
