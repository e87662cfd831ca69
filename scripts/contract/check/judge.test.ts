import { expect, test } from 'vitest'
import { calls, resources } from '../resources.ts'
import type { Exchange } from './client'
import { judge, judgeRefusal } from './judge'

interface Answer {
  status?: number
  body?: unknown
  text?: string
  type?: string
  ms?: number
  headers?: [string, string][]
}

function exchange({
  status = 200,
  body,
  text,
  type = 'application/json',
  ms = 5,
  headers = [],
}: Answer): Exchange {
  const bytes = new TextEncoder().encode(text ?? (body === undefined ? '' : JSON.stringify(body)))
  return {
    method: 'GET',
    url: 'http://api.test/',
    startedAt: new Date(0),
    ms,
    sent: { headers: {} },
    answer: { status, statusText: '', headers: [['content-type', type], ...headers], body: bytes },
  }
}

const callOf = (id: string) => {
  const call = calls.find((one) => one.id === id)
  if (!call) throw new Error(`The contract has no call ${id}`)
  return call
}

const examples = new Map(
  resources.flatMap(({ records }) =>
    Object.entries(records).map(([name, { example }]) => [name, example as object] as const),
  ),
)
const exampleOf = (name: string) => {
  const example = examples.get(name)
  if (!example) throw new Error(`The contract has no example of ${name}`)
  return example
}
const [station, train, seats] = [exampleOf('Station'), exampleOf('TrainInList'), exampleOf('Seats')]
const [booking, ownBooking, user] = [exampleOf('Booking'), exampleOf('OwnBooking'), exampleOf('User')]
const [review, votes] = [exampleOf('Review'), exampleOf('Votes')]
const page = { success: true, count: 1, total: 1, totalPages: 1, currentPage: 1 }
const record = (data: unknown) => ({ body: { success: true, data } })
const records = (...data: unknown[]) => ({ body: { ...page, data } })
const without = (whole: object, key: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))

type Wrong = [call: string, answer: Answer, severity: string, path: string, words: RegExp]

const wrong: Wrong[] = [
  // What the app cannot use.
  [
    'getStation',
    { status: 500, body: { success: false, message: 'Server error' } },
    'broken',
    'status',
    /500.*Server error/,
  ],
  [
    'getStation',
    { status: 404, text: '<pre>Cannot GET</pre>', type: 'text/html' },
    'missing',
    'status',
    /no such call/,
  ],
  ['getStation', { status: 405, text: '' }, 'missing', 'status', /405/],
  ['getStation', { status: 501, text: '' }, 'missing', 'status', /501/],
  ['getStation', { status: 302, text: '' }, 'broken', 'status', /302 instead of 200/],
  ['getStation', { text: '<!doctype html>', type: 'text/html' }, 'broken', '$', /no JSON/],
  ['getStation', { text: '' }, 'broken', '$', /empty/],
  ['getStation', { text: '{"data":' }, 'broken', '$', /no JSON/],
  ['getStation', { body: { success: false, message: 'Not today' } }, 'broken', '$.success', /failure/],
  ['getStation', record(without(station, '_id')), 'broken', '$._id', /_id/],
  ['getStation', record({ ...station, _id: 7 }), 'broken', '$._id', /string.*7/],
  ['getStation', record({ ...station, _id: '' }), 'broken', '$._id', /./],
  ['getStation', record(null), 'broken', '$', /./],
  ['listStations', records(station, { ...station, _id: null }), 'broken', '$.items[1]._id', /null/],
  ['listStations', { body: { ...page, data: {} } }, 'broken', '$.items', /Array/],
  ['listTrains', records(without(train, 'trainNumber')), 'broken', '$.items[0]', /number/],
  ['getSeats', record({ ...seats, availableSeats: '112' }), 'broken', '$.availableSeats', /number.*112/],
  ['getSeats', record({ totalSeats: 480 }), 'broken', '$.availableSeats', /availableSeats/],
  ['getSeats', record({ availableSeats: 1.5 }), 'broken', '$.availableSeats', /./],
  ['login', { body: { success: true, user } }, 'broken', '$.token', /token/],
  ['login', { body: { success: true, token: 'a b', user } }, 'broken', '$.token', /./],
  ['login', { body: { success: true, token: 'abc' } }, 'broken', '$.user', /user/],
  ['getAccount', { body: { success: true, data: user } }, 'broken', '$.user', /user/],
  ['getAccount', { body: { success: true, user: without(user, '_id') } }, 'broken', '$.user', /id/],
  ['listBookings', { body: { count: 1, data: [ownBooking] } }, 'broken', '$.success', /success/],
  ['listBookings', { body: [ownBooking] }, 'broken', '$.success', /./],
  ['listTrainReviews', records({ ...review, rating: '4' }), 'broken', '$.items[0].rating', /number/],
  ['listTrainReviews', records({ ...review, rating: 9 }), 'broken', '$.items[0].rating', /5/],
  ['likeReview', record(without(votes, 'dislikes')), 'broken', '$.dislikes', /dislikes/],
  ['downloadTicket', { text: '{"success":true}' }, 'broken', 'headers', /application\/json/],
  ['downloadTicket', { text: '', type: 'application/pdf' }, 'broken', '$', /empty/],
  // What it copes with.
  ['getStation', { ...record(station), status: 201 }, 'different', 'status', /201 instead of 200/],
  ['getStation', { ...record(station), ms: 7_000 }, 'different', 'time', /7\.0 s/],
  ['getStation', { ...record(station), type: 'text/plain' }, 'different', 'headers', /Content-Type/],
  ['getStation', { body: station }, 'different', '$.success', /success/],
  ['getStation', record({ ...station, latitude: '12.5' }), 'different', '$.data.latitude', /number/],
  ['listStations', { body: { success: true, data: [station] } }, 'different', '$.totalPages', /totalPages/],
  [
    'listTrains',
    records({ ...train, departureTime: '16:30' }),
    'different',
    '$.data[0].departureTime',
    /timestamp/,
  ],
  [
    'listTrains',
    records({ ...train, daysOfOperation: 'Mon-Fri' }),
    'different',
    '$.data[0].daysOfOperation',
    /Array/,
  ],
  [
    'getBooking',
    record({ ...booking, bookingDate: '2026-02-11' }),
    'different',
    '$.data.bookingDate',
    /timestamp/,
  ],
  ['getBooking', record({ ...booking, pnr: 12345678 }), 'different', '$.data.pnr', /string/],
  [
    'listTrainReviews',
    { body: { ...page, averageRating: 4, data: [without(review, 'createdAt')] } },
    'different',
    '$.data[0].createdAt',
    /createdAt/,
  ],
  [
    'downloadTicket',
    { text: '%PDF', type: 'application/pdf' },
    'different',
    'headers',
    /Content-Disposition/,
  ],
]

test.each(wrong)('M2: of %s the answer %j is %s at %s', (call, answer, severity, path, words) => {
  const found = judge(callOf(call), exchange(answer))
  expect(found.map((finding) => [finding.severity, finding.path])).toContainEqual([severity, path])
  expect(found.find((finding) => finding.path === path)?.words).toMatch(words)
})

test.each([
  ['changePassword', { status: 401, body: { message: 'Wrong' } }, 'broken', /signs the user out/],
  ['changePassword', { status: 200, body: { success: true } }, 'broken', /200 instead of 400/],
  ['changePassword', { status: 404, text: '<pre>', type: 'text/html' }, 'missing', /no such call/],
  ['changePassword', { status: 500, body: { message: 'Server error' } }, 'different', /500 instead of 400/],
  ['changePassword', { status: 400, body: {} }, 'different', /no message/],
] as const)('M2: of %s a refusal %j is %s', (call, answer, severity, words) => {
  const [found] = judgeRefusal(callOf(call), exchange(answer), [400], 'with a wrong current password')
  expect(found?.severity).toBe(severity)
  expect(found?.words).toMatch(words)
  // A call without which nothing works is told as such; a rule beside it is not.
  expect(found?.beside).toBe(severity === 'missing' ? undefined : true)
})

test('M2: an answer that never came is told as that', () => {
  const { answer: _none, ...silent } = exchange({})
  const [found] = judge(callOf('getStation'), { ...silent, failure: 'no whole answer within 10 s' })
  expect(found).toMatchObject({ severity: 'broken', path: 'time', words: 'no whole answer within 10 s' })
})

test('M2: one mistake of many records is told once, with how many there are', () => {
  const found = judge(
    callOf('listStations'),
    exchange(records(station, { ...station, latitude: 'x' }, { ...station, latitude: 'y' })),
  )
  expect(found.filter(({ path }) => path.includes('latitude'))).toEqual([
    expect.objectContaining({ path: '$.data[1].latitude', words: expect.stringMatching(/1 more like it/) }),
  ])
})
