import { expect, test } from 'vitest'
import { aStation, aTrain } from '@/test/railway/builders'
import {
  cellsText,
  changedCells,
  type LogEntry,
  logHeader,
  logRows,
  mostEntries,
  settled,
  withEntries,
} from './change-log'
import { stationCells, trainCells } from './record-cells'

const entry = (id: string, changes: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: 0,
  userId: 'u1',
  kind: 'update',
  noun: 'train',
  record: 'Night Mail (90001)',
  before: { Fare: 400, Days: null },
  after: { Fare: 450, Days: 'Mon' },
  result: 'staged',
  words: null,
  ...changes,
})
const ids = (log: LogEntry[]) => log.map(({ id }) => id)

test('J2: new entries come first, known ones change in their place, the oldest go past the limit', () => {
  const log = withEntries([], [entry('1'), entry('2')])
  expect(ids(log)).toEqual(['2', '1'])
  const later = withEntries(log, [entry('1', { result: 'sent' }), entry('3')])
  expect(ids(later)).toEqual(['3', '2', '1'])
  expect(later[2]?.result).toBe('sent')
  // Promised and undone before anything was written: one entry.
  expect(withEntries([], [entry('4'), entry('4', { result: 'undone' })])).toMatchObject([
    { result: 'undone' },
  ])
  // Erased meanwhile.
  expect(withEntries([], [entry('5', { result: 'sent' }), entry('6')])).toMatchObject([{ id: '6' }])
  const full = Array.from({ length: mostEntries }, (_, n) => entry(`old ${n}`))
  const over = withEntries(full, [entry('new')])
  expect([over.length, over[0]?.id, over.at(-1)?.id]).toEqual([mostEntries, 'new', `old ${mostEntries - 2}`])
})

test('J2: what never came to an end is not known, once no answer can come any more', () => {
  expect(settled(entry('1'), 9 * 60_000).result).toBe('staged')
  expect(settled(entry('1'), 11 * 60_000).result).toBe('unknown')
  expect(settled(entry('1', { result: 'sent' }), 11 * 60_000).result).toBe('sent')
})

test('J2: a change is told by the fields in which the record differs', () => {
  const train = aTrain()
  const cells = (changes: Parameters<typeof aTrain>[0]) =>
    trainCells({ ...train, ...changes }, 'Asia/Kolkata')
  expect(changedCells(cells({}), cells({ fare: 450, daysOfOperation: ['Mon'] }))).toEqual({
    before: { Fare: 400, Days: 'Mon Wed' },
    after: { Fare: 450, Days: 'Mon' },
  })
  expect(cells({ departureTime: 'soon', fare: null })).toMatchObject({
    Departs: 'soon',
    Arrives: '06:00',
    Fare: null,
  })
  expect(changedCells(stationCells(aStation()), stationCells(aStation({ zone: '', city: 'X' })))).toEqual({
    before: { City: 'Quax', Zone: 'NZ' },
    after: { City: 'X', Zone: '' },
  })
  expect([cellsText({ Fare: 400, Zone: null }), cellsText(null)]).toEqual(['Fare: 400; Zone: —', null])
})

test('J2: the rows of a file have one cell for each column', () => {
  const rows = logRows([entry('1', { result: 'refused', words: 'No', before: null })], 'Asha', () => 'today')
  expect(rows).toEqual([
    [
      'today',
      'Asha',
      'Changed',
      'train',
      'Night Mail (90001)',
      null,
      'Fare: 450; Days: Mon',
      'Refused',
      'No',
    ],
  ])
  expect(rows[0]).toHaveLength(logHeader.length)
})
