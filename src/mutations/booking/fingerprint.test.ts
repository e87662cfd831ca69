import { expect, test } from 'vitest'
import { fingerprint } from '@/mutations/booking/draft'

test('a fingerprint is that of FNV-1a where its authors give one', () => {
  expect(['', 'a', 'foobar'].map(fingerprint)).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968'])
})

test('texts that differ in one letter have other fingerprints', () => {
  const texts = Array.from({ length: 5000 }, (_, n) => `2026-03-11 passenger ${n}`)
  expect(new Set(texts.map(fingerprint)).size).toBe(5000)
})
