import { expect, test } from 'vitest'
import { markedParts } from '@/domain/search/marked-parts'
import { aStation } from '@/test/railway/builders'
import type { Station } from './station'
import { searchStations, stationNamed, stationText, stationWithCode } from './station-search'

const station = (code: string, name: string, city: string): Station =>
  aStation({ _id: code, code, name, city })
const stations = [
  station('SBC', 'KSR Bengaluru', 'Bengaluru'),
  station('YPR', 'Yesvantpur Junction', 'Bengaluru'),
  station('NDLS', 'New Delhi', 'Delhi'),
  station('DLI', 'Old Delhi Junction', 'Delhi'),
  station('PUNE', 'Pune Junction', 'Pune'),
  station('P', 'Punalur', 'Punalur'),
  station('CSMT', 'Chhatrapati Shivaji Maharaj Terminus', 'Mumbai'),
  station('MDU', 'Madurai Junction', 'Madurai'),
  station('MAS', 'MGR Chennai Central', 'Chennai'),
  station('STR', 'Straße', 'Łódź'),
]
const codes = (typed: string, most?: number) => searchStations(stations, typed, most).map(({ code }) => code)

test.each([
  ['bangalor', ['SBC', 'YPR']],
  ['Bengalūru', ['SBC', 'YPR']],
  ['BENGALU\u0304RU', ['SBC', 'YPR']],
  ['  bengaluru  ', ['SBC', 'YPR']],
  ['sbc', ['SBC']],
  ['bombay', ['CSMT']],
  ['delhi', ['NDLS', 'DLI']],
  ['new d', ['NDLS']],
  ['aluru', ['SBC']],
  ['poona', ['PUNE']],
])('%j finds %j', (typed, expected) => {
  expect(codes(typed)).toEqual(expected)
})

test('an exact code comes first, then beginnings of names, of codes, of words', () => {
  expect(codes('p')[0]).toBe('P')
  expect(codes('pune')).toEqual(['PUNE'])
  expect(codes('pun')).toEqual(['P', 'PUNE'])
  expect(codes('m')).toEqual(['MDU', 'MAS', 'CSMT'])
})

test('former names need three letters; today’s match needs none', () => {
  expect(codes('mad')).toEqual(['MDU', 'MAS'])
  expect(codes('ma')).toEqual(['MDU', 'MAS', 'CSMT'])
  expect(codes('madr')).toEqual(['MAS'])
})

test('nothing typed finds nothing, and there is an end to what is found', () => {
  expect([codes(''), codes('   '), codes('\u0304')]).toEqual([[], [], []])
  expect(codes('a', 2)).toHaveLength(2)
  const many = Array.from({ length: 30 }, (_, n) => station(`X${n}`, `Halt ${n}`, 'Halt'))
  expect(searchStations(many, 'halt')).toHaveLength(10)
  expect(searchStations([], 'halt')).toEqual([])
})

test('F1: a station is known by its code, by its whole name, or by what the field says once it is chosen', () => {
  const twins = [
    ...stations,
    station('DPU', 'Doppelpur', 'A'),
    station('DPX', 'Doppelpur', 'B'),
    station('YKA(', 'YAKUT PUR', ''),
  ]
  const named = (text: string) => stationNamed(twins, text)?.code
  expect(['sbc', ' SBC ', 'ksr bengalūru', 'KSR Bengaluru (SBC)'].map(named)).toEqual(Array(4).fill('SBC'))
  for (const one of twins) expect(named(stationText(one))).toBe(one.code)
  // A code comes before a name that reads the same.
  expect(stationNamed([station('AB', 'Xyz', ''), station('C', 'AB', '')], 'ab')?.code).toBe('AB')
  expect([named('doppelpur'), named('bengaluru'), named('ksr'), named('()'), named('')]).toEqual(
    Array(5).fill(undefined),
  )
})

test('F1: a code is a station’s alone, letter by letter; of several with one code the first counts', () => {
  expect(stationWithCode(stations, 'NDLS')?.name).toBe('New Delhi')
  expect([
    stationWithCode(stations, 'ndls'),
    stationWithCode(stations, undefined),
    stationWithCode([], 'X'),
  ]).toEqual(Array(3).fill(undefined))
  expect(stationWithCode([station('A', 'First', ''), station('A', 'Second', '')], 'A')?.name).toBe('First')
})

test('the order is one of rank, then of length, then of the alphabet, wherever the stations stand in the list', () => {
  const towns = ['Ramgarh', 'Ramnagar', 'Rampur', 'Old Ram Halt', 'Raman', 'Ram'].map((name, n) =>
    station(`Z${n}`, name, ''),
  )
  const names = (list: Station[]) => searchStations(list, 'ram').map(({ name }) => name)
  const expected = ['Ram', 'Raman', 'Rampur', 'Ramgarh', 'Ramnagar', 'Old Ram Halt']
  expect([names(towns), names(towns.toReversed())]).toEqual([expected, expected])
})

const hostile = [
  '.*',
  '(',
  '[a-z]+',
  '\\',
  '$&',
  '%',
  '^',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '\u0000',
  '\ud83d',
  '🚆',
  '\u202edenimdA',
  'ﷺ',
  'a'.repeat(100_000),
  '\u0300'.repeat(10_000),
]
test.each(hostile.map((text) => [text.slice(0, 20), text]))('%j is only text', (_shown, text) => {
  expect(codes(text)).toEqual([])
  expect(markedParts('KSR Bengaluru', text)).toEqual([{ text: 'KSR Bengaluru', isMarked: false, start: 0 }])
  const named = [station('X', `Halt ${text}`, 'Y')]
  expect(() => searchStations(named, 'halt')).not.toThrow()
  expect(() => markedParts(named[0]?.name ?? '', 'halt')).not.toThrow()
})
