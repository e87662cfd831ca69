import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { kindBesideName, mergeTrain } from './train'

const [quaxmoor, vellby] = [
  { _id: 's1', name: 'Quaxmoor', code: 'QXM' },
  { _id: 's2', name: 'Vellby', code: 'VBY' },
]
const known = aTrain({
  source: quaxmoor,
  destination: vellby,
  route: [
    { station: quaxmoor, distance: 0 },
    { station: { _id: 's3', name: 'Middle', code: 'MID' }, distance: 5 },
  ],
})

test('an answer with station ids keeps the names that are known', () => {
  const answer = aTrain({
    name: 'Renamed',
    source: { _id: 's1' },
    destination: { _id: 's2' },
    route: [{ station: { _id: 's3' }, distance: 7 }],
  })
  expect(mergeTrain(known, answer)).toEqual({
    ...answer,
    source: quaxmoor,
    destination: vellby,
    route: [{ station: { _id: 's3', name: 'Middle', code: 'MID' }, distance: 7 }],
  })
})

test('a station that took another one’s place gets no name but its own', () => {
  const answer = aTrain({ source: { _id: 's9' }, destination: { _id: 's1' }, route: [] })
  expect(mergeTrain(known, answer)).toMatchObject({
    source: { _id: 's9' },
    destination: quaxmoor,
    route: [],
  })
  expect(mergeTrain(known, aTrain({ source: null })).source).toBeNull()
  expect(
    mergeTrain(aTrain({ source: { name: 'Nowhere' } }), aTrain({ source: { code: 'QXM' } })).source,
  ).toEqual({ code: 'QXM' })
})

test('a newer name of the same station wins', () => {
  const answer = aTrain({ source: { _id: 's1', name: 'New Quaxmoor' } })
  expect(mergeTrain(known, answer).source).toEqual({ _id: 's1', name: 'New Quaxmoor', code: 'QXM' })
})

test.each([
  ['Hussainsagar Express', 'Express', ''],
  ['MYSURU BENGALURU PASSENGER', 'Passenger', ''],
  ['Deccan Queen', 'Express', 'Express'],
  ['Deccan Vistadome Saloon', 'Other', ''],
  ['Deccan Queen', '', ''],
  ['', 'Duronto', 'Duronto'],
])(
  'E1: beside the name %s, the kind %s is told as ‘%s’: nothing twice, and nothing that says nothing',
  (name, trainType, told) => {
    expect(kindBesideName({ name, trainType })).toBe(told)
  },
)
