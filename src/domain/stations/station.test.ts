import { expect, test } from 'vitest'
import { stationLabel } from './station'

test.each([
  [{ name: 'Pune Junction', code: 'PUNE' }, 'Pune Junction (PUNE)'],
  [{ name: 'Pune Junction' }, 'Pune Junction'],
  [{ code: 'PUNE' }, 'PUNE'],
  [{ _id: 's1' }, '—'],
  [{}, '—'],
  [null, '—'],
  [undefined, '—'],
])('%j is shown as %s', (station, expected) => {
  expect(stationLabel(station)).toBe(expected)
})
