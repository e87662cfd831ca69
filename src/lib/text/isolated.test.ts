import { expect, test } from 'vitest'
import { isolated } from './isolated'

test('goal G32: words that run from right to left, or turn others, stand by themselves in a line', () => {
  expect(`${isolated('ירושלים')} saved`).toBe('\u2068ירושלים\u2069 saved')
  expect(isolated('a\u202eb')).toBe('\u2068a\u202eb\u2069')
  expect(isolated('𐤀𐤁')).toBe('\u2068𐤀𐤁\u2069')
})

test('goal G32: what a name opens and leaves open, or closes, does not reach what stands behind it', () => {
  expect(isolated('a\u2067b')).toBe('\u2068ab\u2069')
  expect(isolated('a\u2069\u202eb')).toBe('\u2068a\u202eb\u2069')
})

test.each(['', 'Pune Junction (PUNE)', 'Zürich', '東京', '👩🏽‍🚒 7'])(
  'goal G32: %j runs as our words do and stays as it is',
  (name) => expect(isolated(name)).toBe(name),
)
