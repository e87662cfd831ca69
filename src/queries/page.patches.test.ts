import { describe, expect, test } from 'vitest'
import { mergeBooking } from '@/domain/bookings/booking'
import { toPage } from '@/domain/page'
import { mergeTrain } from '@/domain/trains/train'
import { aBooking, aStation, aTrain } from '@/test/railway/builders'
import { withFirst, without, withReplaced } from './page.patches'

describe('E3, goal G11: any records', () => {
  const named = (_id: string) => ({ _id, name: _id })
  const [one, two, three] = [named('1'), named('2'), named('3')]
  const page = Object.freeze(toPage([one, two], { total: 12, count: 2, totalPages: 6, currentPage: 2 }))

  test('E3, G11: first in the list is first on its first page; a later page only counts the record', () => {
    expect(withFirst(page, three)).toEqual({ ...page, total: 13 })
    expect(withFirst({ ...page, currentPage: 1 }, three)).toEqual({
      ...page,
      currentPage: 1,
      items: [three, one, two],
      total: 13,
      count: 3,
    })
  })

  test('E3, G11: a later page that a faster refetch has brought holds it in its place, counted once', () => {
    const changed = { _id: '2', name: 'changed' }
    expect(withFirst(page, changed)).toEqual({ ...page, items: [one, changed] })
  })

  test('E3, G11: a removed record is one less in the total of every page, and in the count of its own', () => {
    expect(without(page, '1')).toEqual({ ...page, items: [two], total: 11, count: 1 })
    expect(without(page, '9')).toEqual({ ...page, total: 11 })
    expect(without(toPage([one]), '1')).toMatchObject({ items: [], total: 0, count: 0 })
  })
})

describe('E3: trains', () => {
  const numbered = (_id: string) => aTrain({ _id, name: `Train ${_id}` })
  const [one, two, three] = [numbered('1'), numbered('2'), numbered('3')]
  const page = Object.freeze(toPage([one, two], { total: 2, count: 2, totalPages: 3 }))

  test('E3: created: to the front, total + 1', () => {
    expect(withFirst(page, three)).toEqual({ ...page, items: [three, one, two], total: 3, count: 3 })
    expect(withFirst(toPage([]), one)).toMatchObject({ items: [one], total: 1, count: 1 })
  })

  test('E3: a train that a faster refetch has brought already is neither shown nor counted twice', () => {
    const renamed = aTrain({ _id: '2', name: 'Renamed' })
    expect(withFirst(page, renamed)).toEqual({ ...page, items: [renamed, one] })
  })

  test('E3: updated: replaced in its place, names of its stations kept', () => {
    const answer = aTrain({ _id: '2', name: 'Renamed', source: { _id: 's1' } })
    expect(withReplaced(page, answer, mergeTrain).items).toEqual([one, { ...answer, source: two.source }])
    expect(withReplaced(page, three, mergeTrain)).toEqual(page)
  })

  test('E3: deleted: removed, total - 1, never below 0', () => {
    expect(without(page, '1')).toEqual({ ...page, items: [two], total: 1, count: 1 })
    expect(without(toPage([one]), '1')).toMatchObject({ items: [], total: 0, count: 0 })
    expect(without(page, 'unknown')).toEqual({ ...page, total: 1 })
  })
})

describe('F2: stations', () => {
  const numbered = (_id: string) => aStation({ _id, name: `Station ${_id}` })
  const [one, two, three] = [numbered('1'), numbered('2'), numbered('3')]
  const page = Object.freeze(toPage([one, two], { total: 2, count: 2 }))

  test('F2: created: first, total + 1', () => {
    expect(withFirst(page, three)).toEqual({ ...page, items: [three, one, two], total: 3, count: 3 })
  })

  test('F2: a station that a faster refetch has brought already is neither shown nor counted twice', () => {
    const renamed = aStation({ _id: '2', name: 'Renamed' })
    expect(withFirst(page, renamed)).toEqual({ ...page, items: [renamed, one] })
  })

  test('F2: updated: the answer takes its place', () => {
    const { zone: _zone, ...answer } = aStation({ _id: '2', name: 'Renamed' })
    expect(withReplaced(page, answer).items).toEqual([one, answer])
    expect(withReplaced(page, answer).items[1]).not.toHaveProperty('zone')
    expect(withReplaced(page, three)).toEqual(page)
  })

  test('F2: deleted: removed, total - 1, and no fewer than none', () => {
    expect(without(page, '1')).toEqual({ ...page, items: [two], total: 1, count: 1 })
    expect(without(toPage([one]), '1')).toMatchObject({ items: [], total: 0, count: 0 })
    expect(without(page, 'unknown')).toEqual({ ...page, total: 1 })
  })
})

describe('G3: bookings', () => {
  const numbered = (_id: string) =>
    aBooking({ _id, pnr: `PNR00${_id}`, train: { _id: 't1', trainNumber: `1200${_id}` } })
  const [one, two, three] = [numbered('1'), numbered('2'), numbered('3')]
  const page = Object.freeze(toPage([one, two], { total: 2, count: 2 }))

  test('G3: a new booking: to the top, total + 1', () => {
    expect(withFirst(page, three, mergeBooking)).toEqual({
      ...page,
      items: [three, one, two],
      total: 3,
      count: 3,
    })
    expect(withFirst(toPage([]), one, mergeBooking)).toMatchObject({ items: [one], total: 1, count: 1 })
  })

  test('G3: one that a faster refetch has brought already keeps its names and is not counted twice', () => {
    const answer = aBooking({ _id: '2', pnr: 'PNR002', train: { _id: 't1' }, from: null, to: { _id: 's2' } })
    expect(withFirst(page, answer, mergeBooking)).toEqual({ ...page, items: [two, one] })
  })

  test('G3: cancelled: the answer replaces it in its place, names kept', () => {
    const answer = aBooking({
      _id: '2',
      pnr: 'PNR002',
      status: 'Cancelled',
      train: { _id: 't1' },
      from: { _id: 's1' },
    })
    expect(withReplaced(page, answer, mergeBooking)).toEqual({
      ...page,
      items: [one, { ...two, status: 'Cancelled' }],
    })
    expect(withReplaced(page, three, mergeBooking)).toEqual(page)
  })
})
