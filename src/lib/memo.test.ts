import { expect, test, vi } from 'vitest'
import { perObject, perObjectWith, perText } from './memo'

test('a value is made once for each object, also where it is undefined', () => {
  const make = vi.fn<(lamp: { watts: number }) => number | undefined>(({ watts }) =>
    watts > 5 ? watts : undefined,
  )
  const of = perObject(make)
  const [bright, dim] = [{ watts: 10 }, { watts: 1 }]
  expect([of(bright), of(dim), of(bright), of(dim), of({ watts: 10 })]).toEqual([
    10,
    undefined,
    10,
    undefined,
    10,
  ])
  expect(make).toHaveBeenCalledTimes(3)
})

test('a value is made once for each text', () => {
  const make = vi.fn<(text: string) => string[] | undefined>((text) => (text === '' ? undefined : [text]))
  const of = perText(make)
  expect(of('a')).toBe(of('a'))
  expect([of(''), of(''), of('__proto__')]).toEqual([undefined, undefined, ['__proto__']])
  expect(make).toHaveBeenCalledTimes(3)
})

test('a value is made anew where anything else it is made of is another one', () => {
  const of = perObjectWith((lamp: { watts: number }, price: number, by?: string) => ({ ...lamp, price, by }))
  const lamp = { watts: 10 }
  const first = of(lamp, 5, 'a')
  expect(first).toEqual({ watts: 10, price: 5, by: 'a' })
  expect(of(lamp, 5, 'a')).toBe(first)
  expect(of({ watts: 20 }, 5, 'a').watts).toBe(20)
  expect(of(lamp, 5, 'a')).toBe(first)
  expect(of(lamp, 5, 'b').by).toBe('b')
  expect(of(lamp, 5).by).toBeUndefined()
  expect(of(lamp, 6).price).toBe(6)
})
