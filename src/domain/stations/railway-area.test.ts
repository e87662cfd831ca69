import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { aStation } from '@/test/railway/builders'
import { nearestStations, projectionOf } from './geo'
import { areaOf, placesOf, positionFault } from './railway-area'
import type { Station } from './station'

const at = (latitude: number | null, longitude: number | null, code = 'BAD') =>
  aStation({ _id: code, code, latitude, longitude })
const known = db.stations
const { area } = placesOf(known)

/** The drawing that a map of these stations has. */
function drawn(stations: readonly Station[]) {
  const { placeOf } = placesOf(stations)
  const positions = stations.flatMap((station) => placeOf(station) ?? [])
  const { width, height, project } = projectionOf(positions, 600, 12)
  return { count: positions.length, width, height, points: positions.map(project) }
}

test('F3: every station of the sample can be where it is', () => {
  expect(drawn(known).count).toBe(known.length)
})

test.each([
  ['0, 0', 0, 0],
  ['next to 0, 0', 0.0001, -0.002],
  ['swapped', 77.22, 28.64],
  ['on another continent', 51.5, -0.12],
  ['at a pole', -90, 180],
  ['no number', Number.NaN, 77],
  ['off the globe', 120, 77],
  ['endless', Number.POSITIVE_INFINITY, 77],
  ['not known', null, null],
])(
  'F3: a station whose position is %s leaves the map and the distances as they are',
  (_what, latitude, longitude) => {
    const bad = at(latitude, longitude)
    expect(drawn([...known, bad])).toEqual(drawn(known))
    const places = placesOf([...known, bad])
    const near = nearestStations([...known, bad], places.placeOf, { latitude: 0, longitude: 0 }, 1000)
    expect(near.map(({ station }) => station.code)).not.toContain('BAD')
  },
)

test('F3: many wrong positions do not outvote the right ones', () => {
  const bad = known.slice(0, Math.floor(known.length / 3)).map((station, index) => ({
    ...station,
    _id: `bad-${index}`,
    latitude: station.longitude,
    longitude: station.latitude,
  }))
  expect(drawn([...known, ...bad]).points).toEqual(drawn(known).points)
})

test('F3: what is wrong with a position is told, by where the other stations lie', () => {
  const fault = (latitude: number, longitude: number) => positionFault({ latitude, longitude }, area)
  expect(fault(28.64, 77.22)).toBeUndefined()
  expect(fault(0, 0)).toBe('nowhere')
  expect(fault(77.22, 28.64)).toBe('swapped')
  expect(fault(51.5, -0.12)).toBe('far')
  // A neighbour of the railway surprises nobody.
  expect(fault(23.8, 90.4)).toBeUndefined()
})

test('F3: of few stations only what lies on another part of the earth is out of place', () => {
  const few = [at(28.6, 77.2, 'A'), at(13.1, 80.3, 'B'), at(26.2, 91.7, 'C')]
  expect(drawn(few).count).toBe(3)
  expect(drawn([...few, at(77.2, 28.6)]).count).toBe(3)
  const two = [at(28.6, 77.2, 'A'), at(51.5, -0.1, 'B')]
  expect([areaOf([]), placesOf(two).area, drawn(two).count]).toEqual([undefined, undefined, 2])
})

test('F3: any country has its area: a dense capital, a long coast, a small network', () => {
  const capital = Array.from({ length: 60 }, (_, n) => at(-34.6 + n / 500, -58.4 + n / 500, `C${n}`))
  const coast = Array.from({ length: 30 }, (_, n) => at(-24 - n, -62 - n / 5, `R${n}`))
  expect(drawn([...capital, ...coast]).count).toBe(90)
  expect(drawn([...capital, at(-58.4, -34.6)]).count).toBe(60)
})

test('F3: a single station, or several at one place, are drawn in the middle', () => {
  for (const stations of [[at(18.5, 73.8, 'A')], [at(18.5, 73.8, 'A'), at(18.5, 73.8, 'B')]]) {
    const { width, height, points } = drawn(stations)
    for (const { x, y } of points) {
      expect(x).toBeCloseTo(width / 2)
      expect(y).toBeCloseTo(height / 2)
    }
  }
})
