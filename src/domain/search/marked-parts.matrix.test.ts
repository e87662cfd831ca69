import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@/test/size'
import { fold } from './fold'
import { markedParts } from './marked-parts'

const marked = (text: string, typed: string) =>
  markedParts(text, typed).flatMap((part) => (part.isMarked ? [part.text] : []))

test.each([
  ['KSR Bengaluru', 'beng', ['Beng']],
  ['KSR Bengalūru', 'BENGALURU', ['Bengalūru']],
  ['KSR Bengalūru', 'luru', ['lūru']],
  ['KSR Bengalu\u0304ru', 'luru', ['lu\u0304ru']],
  ['KSR Bengalu\u0304ru', 'bengalu', ['Bengalu\u0304']],
  ['e\u0301\u0323cole', 'e', ['e\u0301\u0323']],
  ['🚆 Pune', 'pune', ['Pune']],
  ['🚆🚆 Pūne 🚆', 'pune', ['Pūne']],
  ['𝒫une', 'une', ['une']],
  ['Pune', ' pune ', ['Pune']],
  ['Pune 🚆', '🚆', ['🚆']],
  ['한국', '한', ['한']],
  ['Groß-Gerau', 'gross', ['Groß']],
  ['Groß-Gerau', 'gros', ['Groß']],
  ['Groß-Gerau', 'gross g', ['Groß-G']],
  ['Iğdır', 'igdir', ['Iğdır']],
  ['İstanbul', 'ista', ['İsta']],
  ['Łódź Fabryczna', 'lodz', ['Łódź']],
  ['ﬁne', 'fi', ['ﬁ']],
  ['New \u00a0\u200bDelhi Jn', 'new delhi', ['New \u00a0\u200bDelhi']],
  ['New Delhi', 'newd', ['New D']],
  ['New Delhi', 'delhi new', ['New', 'Delhi']],
  ['NEWDELHI', 'new delhi', ['NEWDELHI']],
  ['Ｎｅｗ Ｄｅｌｈｉ', 'new d', ['Ｎｅｗ Ｄ']],
  ['St. Mary’s Road', 'marys', ['Mary’s']],
  ['Pune Jn', 'pune junction', ['Pune Jn']],
  ['Mysuru Junction', 'mysore', ['Mysuru']],
  ['Mysuru Jn', 'mysore junction', ['Mysuru Jn']],
  // Rather where a word begins than within one.
  ['Madura Ara', 'ara', ['Ara']],
  ['12951 Tejas Express', 'express 951', ['951', 'Express']],
  ['Delhi', 'delhi del', ['Delhi']],
  ['Pune', 'bombay', []],
  ['Pune', '', []],
  ['Pune', ' \u0301 ', []],
  ['Jnana Nagar', 'junction', []],
  ['', 'pune', []],
])('E6: in %j, %j marks %j', (text, typed, expected) => {
  expect(marked(text, typed)).toEqual(expected)
})

test('E6: the parts are the whole text, split no character, and hold what was typed', () => {
  const character = fc.constantFrom(
    'a',
    'B',
    'ū',
    'u\u0304',
    '🚆',
    ' ',
    'é',
    'İ',
    '\u0301',
    'ß',
    '.',
    '\u200b',
    'ﬁ',
  )
  const text = fc.array(character, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (shown, typed) => {
      const parts = markedParts(shown, typed)
      expect(parts.map((part) => part.text).join('')).toBe(shown)
      for (const [index, { text: part, start }] of parts.entries()) {
        expect(shown.startsWith(part, start)).toBe(true)
        expect(part.isWellFormed()).toBe(true)
        // A mark after the range would be drawn on nothing.
        if (parts[index - 1]?.isMarked) expect(part).not.toMatch(/^\p{M}/u)
      }
      const [word, another] = fold(typed).split(' ')
      if (!word || another) return
      const held = marked(shown, typed)
      expect(held).toHaveLength(fold(shown).includes(word) ? 1 : held.length)
      for (const part of held) expect(fold(part).replaceAll(' ', '')).toContain(word)
    }),
    { seed: 5, numRuns: runs(3000) },
  )
})
