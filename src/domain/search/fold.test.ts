import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldWithOrigins } from './fold'

test.each([
  ['Bengalūru', 'bengaluru'],
  ['ÉCOLE İstanbul', 'ecole istanbul'],
  ['Łódź', 'lodz'],
  ['København', 'kobenhavn'],
  ['Đà Nẵng', 'da nang'],
  ['Groß-Gerau', 'gross gerau'],
  ['GROẞ', 'gross'],
  ['Iğdır IĞDIR', 'igdir igdir'],
  ['Ærøskøbing, Œuvre', 'aeroskobing oeuvre'],
  ['Þingvellir ðħŋŧ', 'thingvellir dhnt'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['Ｄｅｌｈｉ　１２', 'delhi 12'],
  ['ﬁﬂ ²', 'fifl 2'],
  ['१२९५१ ١٢', '12951 12'],
  ["King’s ʻKing's` K.S.R.", 'kings kings k s r'],
  [' new\u00a0 \u200b delhi\u2003', 'new delhi'],
  ['Del\u00adhi\u200d \u200eX', 'delhi x'],
  ['a–b—c/d (e) [f] “g”…', 'a b c d e f g'],
  ['\u3164\u2800\u0301', ''],
  ['*?()[].', ''],
  ['C+ 🚆 $', 'c+ 🚆 $'],
])('E6: %j is folded to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(text.normalize('NFD'))).toBe(folded)
  expect(fold(text.normalize('NFC'))).toBe(folded)
})

test('E6: signs of vowels are passed over as accents are', () => {
  expect(fold('बेंगलुरु')).toBe(fold('बगलर'))
})

test('E6: each letter knows the character that it comes from', () => {
  expect(foldWithOrigins('Groß 🚆 Ａ')).toEqual({
    folded: ' gross 🚆 a',
    origins: [0, 0, 1, 2, 3, 3, 4, 5, 5, 7, 8],
  })
  const character = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    fc.constantFrom(' ', 'ß', 'Σ', 'İ', '한', 'ﷺ'),
  )
  const text = fc.array(character, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (any) => {
      const { folded, origins } = foldWithOrigins(any)
      expect(folded.trim()).toBe(fold(any))
      expect(origins).toHaveLength(folded.length)
      expect(origins).toEqual(origins.toSorted((a, b) => a - b))
    }),
    { seed: 5, numRuns: 3000 },
  )
})
