import { expect, test } from 'vitest'
import { ApiError } from '@/lib/http/api-error'
import { otherRefusals, refusedFields, summaryOf } from './form-errors'

const refused = (fieldErrors: Record<string, string>) =>
  new ApiError({ call: 'auth.register', headline: 'x', message: 'x', kind: 'http', status: 400, fieldErrors })

test('D2: a refusal’s texts go to the fields that the form has; without any the form shows the refusal', () => {
  const placed = (error: unknown) => refusedFields(error, { username: 'firstName', email: 'email' })
  expect(placed(refused({ username: 'Taken', email: 'Odd', captcha: 'Missing' }))).toEqual([
    { fieldId: 'firstName', message: 'Taken' },
    { fieldId: 'email', message: 'Odd' },
  ])
  for (const other of [refused({ captcha: 'Missing' }), refused({ toString: 'x' }), new Error('x')]) {
    expect(placed(other)).toEqual([])
  }
})

test('D2: the form shows what it has no field for', () => {
  const failure = refused({ email: 'Odd', captcha: 'Missing' })
  expect(otherRefusals(failure, { email: 'email' })).toEqual(['Missing'])
  expect(otherRefusals(new Error('x'), {})).toEqual([])
})

test('BOK-3: the summary stands in the order of the fields', () => {
  const errors = { password: { type: 'x', message: 'Second' }, email: { type: 'x', message: 'First' } }
  expect(summaryOf(errors, ['email', 'password'])).toEqual([
    { fieldId: 'email', message: 'First' },
    { fieldId: 'password', message: 'Second' },
  ])
  expect(summaryOf({}, ['email'])).toEqual([])
})
