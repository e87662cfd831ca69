import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyPassenger, passengerSchema } from './passengers-form.schema'

const parsed = (age: string) => {
  const typed = { ...emptyPassenger(), name: 'Ira Sol', age, gender: 'O' }
  const { success, output, issues } = v.safeParse(passengerSchema, typed)
  // A field shows the first of what is wrong with it.
  return success ? output.age : issues[0].message
}

test.each([
  ['0', 'The age is 1 to 120; a child under 1 travels without a seat'],
  ['121', 'The age is 1 to 120'],
  ['1.5', '1.5 is not an age: use whole years, such as 34'],
  ['-3', '-3 is not an age: use whole years, such as 34'],
  ['old', 'old is not an age: use whole years, such as 34'],
  ['1e1', '1e1 is not an age: use whole years, such as 34'],
  [' ', 'Enter the age in years'],
])('api-model 8: the age %s is refused', (age, words) => {
  expect(parsed(age)).toBe(words)
})

test('api-model 8: whole years from 1 to 120 are an age, also between blanks', () => {
  expect(['1', '34', ' 120 '].map(parsed)).toEqual([1, 34, 120])
})
