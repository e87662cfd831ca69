import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sameText, trimmed } from './text'
import { typedText } from './text-schema'

test.each([
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0\u2003\u3000\ufeff'],
  ['a zero-width space', '\u200b'],
  ['joiners', '\u200d\u200c\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['an empty Braille cell', '\u2800\u2800'],
  ['marks on nothing', '\u0301\u034f\ufe0f'],
  ['directions', '\u200e\u202e\u202c\u2066\u2069\u061c'],
  ['word joiners and invisible operators', '\u2060\u2061\u2062\u2063\u2064\u180e'],
  ['control characters', '\u0000\u0007\u0085'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['a note without a head', '\u{1d159}'],
  ['half a character', '\ud83d'],
  ['private and unassigned characters', '\ue000\u0378'],
  ['all together', ' \u200b\u3164 \u2800\u200d\u00ad '],
])('E6: %s has nothing to read', (_what, text) => {
  expect(trimmed(text)).toBe('')
  expect(v.safeParse(v.pipe(typedText, v.nonEmpty()), text).success).toBe(false)
})

test.each([
  ['\u200b Maya\u00a0Lobo \u2800\u3164', 'Maya\u00a0Lobo'],
  ['\u200dMaya\u00ad\u200b\u200d', 'Maya'],
  // Within a word a joiner shapes letters, and at its end too after a sign: ര ാ മ ന ് ZWJ.
  ['क्\u200dष', 'क्\u200dष'],
  [' രാമന്\u200d ', 'രാമന്\u200d'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d👧 ❤\ufe0f', '👩\u200d👧 ❤\ufe0f'],
  ['e\u0301\u0323 ', 'e\u0301\u0323'],
  ['\u202bמאיה\u202c', '\u202bמאיה\u202c'],
  ['.', '.'],
  ['🚆', '🚆'],
])('E6: %j keeps %j', (text, left) => {
  expect(trimmed(text)).toBe(left)
})

test('G6: texts are the same in either composition of their letters, and in no other case', () => {
  expect(sameText('Zoë', 'Zoe\u0308')).toBe(true)
  expect(sameText('Đà Nẵng', 'Đà Nẵng'.normalize('NFD'))).toBe(true)
  expect(sameText('한국', '한국'.normalize('NFD'))).toBe(true)
  expect([sameText('Zoë', 'Zoe'), sameText('Zoë', 'zoë'), sameText('a', 'a ')]).toEqual([false, false, false])
})
