import { expect, test } from 'vitest'
import { statusMeaning, statusTone } from './booking-status'

test('each known status has a meaning, a next step and a colour', () => {
  expect(
    ['Confirmed', 'RAC', 'Waiting', 'Cancelled', 'Pending', 'Completed'].map((status) => statusTone(status)),
  ).toEqual(['green', 'blue', 'amber', 'grey-red', 'amber', 'green'])
  for (const status of ['Confirmed', 'RAC', 'Waiting', 'Cancelled', 'Pending', 'Completed']) {
    expect(statusMeaning(status)?.meaning).toMatch(/\.$/)
    expect(statusMeaning(status)?.next).toMatch(/\.$/)
  }
})

test.each(['', 'Chartered', 'confirmed', 'toString', 'constructor', '__proto__'])(
  'a word that only the server knows, %j, has none',
  (status) => {
    expect(statusMeaning(status)).toBeUndefined()
    expect(statusTone(status)).toBe('neutral')
  },
)
