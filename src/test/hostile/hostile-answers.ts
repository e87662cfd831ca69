import { HttpResponse, type JsonBodyType } from 'msw'

const json = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status })
const text = (body: string, type = 'application/json', status = 200) =>
  new HttpResponse(body, { status, headers: { 'Content-Type': type } })
/** More brackets than a stack has frames for. */
const deep = (open: string, inner: string, close: string) =>
  `${open.repeat(20_000)}${inner}${close.repeat(20_000)}`

const many = Array.from({ length: 2000 }, (_, index) => ({ _id: String(index), rating: 5, trainNumber: '1' }))
const hostileText = '<img src=x onerror=alert(1)>\u202e\u0000'

export type HostileAnswer = readonly [kind: string, answer: () => Response]

/** What a server can answer instead of what it should. */
export const hostileAnswers: readonly HostileAnswer[] = [
  ['no body', () => new HttpResponse(null)],
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['blanks', () => text('  \n')],
  ['a byte order mark', () => text('\ufeff{"success":true,"data":[]}')],
  ['null', () => json(null)],
  ['true', () => json(true)],
  ['0', () => json(0)],
  ['a number beyond all', () => text('1e999')],
  ['a text', () => json('ok')],
  ['an empty text', () => json('')],
  ['an empty list', () => json([])],
  ['an empty object', () => json({})],
  ['a list of null', () => json([null, null])],
  ['a list of lists', () => json([[[]]])],
  ['no data', () => json({ success: true })],
  ['data null', () => json({ success: true, data: null })],
  ['data 0', () => json({ success: true, data: 0 })],
  ['data a text', () => json({ success: true, data: 'data' })],
  ['data an empty list', () => json({ success: true, data: [] })],
  ['data an empty object', () => json({ success: true, data: {} })],
  ['data in data', () => json({ success: true, data: { data: { data: [] } } })],
  ['a list of empty objects', () => json({ success: true, data: [{}, {}] })],
  ['ids that are numbers', () => json({ success: true, data: [{ _id: 5, trainNumber: 5 }] })],
  ['ids that are empty', () => json({ success: true, data: [{ _id: '', trainNumber: '' }] })],
  ['the same id twice', () => json({ success: true, data: [many[0] ?? null, many[0] ?? null] })],
  [
    'every field of a wrong type',
    () =>
      json({
        success: true,
        total: 'many',
        count: {},
        totalPages: [],
        currentPage: -5,
        data: [
          {
            _id: 'x',
            trainNumber: 'x',
            rating: 3,
            name: {},
            fare: {},
            route: {},
            source: [],
            train: 5,
            from: true,
            passengers: {},
            likes: {},
            user: 7,
            journeyDate: {},
            status: [],
            daysOfOperation: {},
          },
        ],
      }),
  ],
  [
    'every field null',
    () =>
      json({
        success: true,
        data: { _id: 'x', trainNumber: 'x', rating: 1, name: null, train: null, user: null, route: null },
      }),
  ],
  ['success false', () => json({ success: false, message: 'No' })],
  ['success false without words', () => json({ success: false, message: null })],
  ['success false with data', () => json({ success: false, data: [many[0] ?? null] })],
  [
    'a prototype',
    () =>
      text(
        '{"success":true,"__proto__":{"polluted":true},"data":[{"_id":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]}',
      ),
  ],
  ['half of the JSON', () => text('{"success":true,"data":[{"_id":')],
  ['two JSON texts', () => text('{"success":true}{"success":true}')],
  ['a page', () => text('<!doctype html><h1>Welcome</h1>', 'text/html')],
  ['a page that calls itself JSON', () => text('<!doctype html><h1>Welcome</h1>')],
  ['lists in lists without end', () => text(deep('[', '', ']'))],
  ['objects in objects without end', () => text(deep('{"data":', 'null', '}'))],
  ['two thousand records', () => json({ success: true, data: many })],
  ['a message of a megabyte', () => json({ message: 'x'.repeat(1_000_000) }, 400)],
  ['a hostile message', () => json({ success: false, message: hostileText }, 500)],
  ['a message that is an object', () => json({ message: { toString: 'x' } }, 500)],
  [
    'errors that are none',
    () => json({ errors: [null, 5, { path: {}, msg: [] }, { path: '__proto__', msg: 'x' }] }, 400),
  ],
  ['an error page', () => text('<h1>Bad Gateway</h1>', 'text/html', 502)],
  [
    'an error without a body',
    () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '3600' } }),
  ],
  ['a status nobody knows', () => json({ message: 'Tea' }, 418)],
  ['bytes that are no text', () => new HttpResponse(new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28]))],
  ['a broken connection', () => HttpResponse.error()],
]

/** What there is in a value that a screen would show as `NaN` or `undefined`. */
export function unshowable(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.values(value).flatMap((inner) => (inner === undefined ? ['undefined'] : unshowable(inner)))
}
