import { expect, test } from 'vitest'
import { keptChange } from './kept-change'

test('J2: a change gives the same object for the same record, and another one for another record or another naming', () => {
  interface Lamp {
    watts: number
    price?: number
    by?: string
  }
  const priced = keptChange((lamp: Lamp, fields: { price: number }, by: string): Lamp => ({
    ...lamp,
    ...fields,
    by,
  }))
  const [lamp, other, fields]: [Lamp, Lamp, { price: number }] = [{ watts: 10 }, { watts: 20 }, { price: 5 }]
  const first = priced(lamp, fields, 'a')
  expect(first).toEqual({ watts: 10, price: 5, by: 'a' })
  expect(priced(lamp, fields, 'a')).toBe(first)
  expect(priced(other, fields, 'a')).toEqual({ watts: 20, price: 5, by: 'a' })
  expect(priced(lamp, fields, 'b')).toEqual({ watts: 10, price: 5, by: 'b' })
  expect(priced(lamp, { price: 6 }, 'b')).toEqual({ watts: 10, price: 6, by: 'b' })
})
