import { expect, test } from 'vitest'
import { ApiError, errorWords, genericMessage } from './api-error'

const base = { call: 'trains.list', headline: 'Failed to fetch trains', kind: 'http' } as const

test('D2: an error carries call, words, kind, status and the fields that were refused', () => {
  const cause = new Error('why')
  const error = new ApiError(
    { ...base, message: 'No', status: 400, fieldErrors: { name: 'Missing' } },
    { cause },
  )
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ApiError', ...base, message: 'No', status: 400, cause })
  expect(error.fieldErrors).toEqual({ name: 'Missing' })
  expect(new ApiError({ ...base, message: 'No' })).toMatchObject({ status: undefined, fieldErrors: {} })
})

test.each([
  [new ApiError({ ...base, message: 'Server error' }), { headline: base.headline, detail: 'Server error' }],
  [new ApiError({ ...base, message: base.headline }), { headline: base.headline }],
  [new Error('Lost'), { headline: 'Lost' }],
  [new Error(''), { headline: genericMessage }],
  ['text', { headline: genericMessage }],
  [undefined, { headline: genericMessage }],
])('D2: %s is said as heading and detail', (error, words) => {
  expect(errorWords(error)).toEqual(words)
})

test('D2: the last resort is literal', () => expect(genericMessage).toBe('An error occurred'))
