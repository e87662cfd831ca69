import { afterEach, expect, test, vi } from 'vitest'
import { whenSettled } from './use-idle'

afterEach(() => void vi.unstubAllGlobals())

test('P9: what waits for an idle moment begins one by one, each in a moment of its own', () => {
  let now = performance.now() + 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let asked: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => asked.push(begin))
  const idleMoment = () => {
    const now = asked
    asked = []
    for (const begin of now) begin()
  }
  const begun: string[] = []
  for (const part of ['menu', 'palette', 'tray']) whenSettled(() => begun.push(part))
  idleMoment()
  expect(begun).toEqual(['menu'])
  idleMoment()
  expect(begun).toEqual(['menu'])
  now += 50
  idleMoment()
  now += 50
  idleMoment()
  expect(begun).toEqual(['menu', 'palette', 'tray'])
  expect(asked).toEqual([])
})
