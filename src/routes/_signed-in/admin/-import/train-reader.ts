import * as v from 'valibot'
import { changedFields } from '@/lib/changed-fields'
import type { RowProblem, RowReader } from '@/domain/admin/rehearsal'
import { readWeekdays } from '@/domain/time/weekdays-text'
import { type Train, type TrainInput, trainTypes } from '@/domain/trains/train'
import { trainInput, trainOfInput, trainWith } from '@/domain/trains/train-input'
import { perObjectWith } from '@/lib/memo'
import { trainCsvHeader, trainCsvRow } from '@/components/trains/train-csv'
import {
  type TrainFields,
  trainFieldsOf,
  mayBeFree,
  trainFormSchema,
  trainInputOf,
} from '@/components/trains/train-form.schema'
import {
  exportedBy,
  firstOfEach,
  lostLetters,
  numberOfCell,
  numberOfRecord,
  onlyThose,
  rowCells,
  rowsInCells,
  type RowCells,
} from './row-cells'
import { type KnownStations, rowStops } from './row-stops'
import { fieldsOfColumn, placeOf } from './train-columns'
import { cellsOfTrain, trainDifferences } from './train-differences'
import { sameText } from '@/lib/text/text'

/** Where a comma is the decimal point, spreadsheets write it so. */
const decimal = (text: string) => text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2')

const typeNamed = (text: string) =>
  trainTypes.find((type) => type.toLowerCase() === text.trim().toLowerCase())

const noDayWords = ([first, ...others]: readonly string[]) =>
  others.length === 0
    ? `“${first}” is no day of the week: write days as Mon Wed or Mon-Fri`
    : `“${[first, ...others].join(' ')}” are no days of the week: write days as Mon Wed or Mon-Fri`

/** What the row says other than the form would show, in the form's own fields. */
function plainFieldsOf(cells: RowCells): { fields: Partial<TrainFields>; problems: RowProblem[] } {
  const fields: Partial<TrainFields> = {}
  const problems: RowProblem[] = []
  const [name, type, seats, fare, days] = ['name', 'trainType', 'totalSeats', 'fare', 'days'].map(cells.other)
  if (name !== undefined) fields.name = name
  if (seats !== undefined) fields.totalSeats = seats
  if (fare !== undefined) fields.fare = decimal(fare)
  if (type !== undefined) {
    fields.trainType = typeNamed(type) ?? type.trim()
    if (fields.trainType !== '' && !typeNamed(type)) {
      problems.push(cells.problem('trainType', `No such type: one of ${trainTypes.join(', ')}`))
    }
  }
  if (days !== undefined) {
    const { days: read, unread } = readWeekdays(days)
    if (unread.length > 0) problems.push(cells.problem('days', noDayWords(unread)))
    fields.daysOfOperation = read
  }
  return { fields, problems }
}

const isEqual = (a: TrainFields, b: TrainFields) => sameText(JSON.stringify(a), JSON.stringify(b))

/** The rows of a file of trains, by the rules of the train's form. */
export function trainReader(stations: KnownStations): RowReader<Train, TrainInput> {
  const { made } = stations
  const exported = exportedBy(trainCsvHeader, (train: Train) => trainCsvRow(train, made.codeOf))
  // Numbers that stand twice are told by their lines.
  const [free, paid] = [trainFormSchema([]), trainFormSchema([], false)]
  const read: RowReader<Train, TrainInput>['read'] = (row, own) => {
    const cells = rowCells(row, own && exported(own))
    const said = trainCsvHeader.filter((name) => name !== 'trainNumber' && cells.other(name) !== undefined)
    if (own && said.length === 0) return { result: 'same' }
    const before = own
      ? trainFieldsOf(own)
      : { ...trainFieldsOf(), trainNumber: numberOfCell(row.cells.trainNumber), daysOfOperation: [] }
    const plain = plainFieldsOf(cells)
    const stops = rowStops(cells, before.stops, stations)
    const fields: TrainFields = { ...before, ...plain.fields, stops: stops.stops }
    const problems = [
      ...lostLetters(cells, trainCsvHeader),
      ...rowsInCells(cells, trainCsvHeader),
      ...plain.problems,
      ...stops.problems,
    ]
    // In other words, the same: whether a form would take it does not matter.
    if (own && problems.length === 0 && isEqual(fields, before)) return { result: 'same' }
    const parsed = v.safeParse(mayBeFree(own) ? free : paid, fields)
    for (const { path, message } of parsed.issues ?? []) {
      const keys = (path ?? []).map(({ key }) => key)
      // A stop that could not be read has no time that could be wrong.
      if (keys[0] === 'stops' && stops.problems.length > 0) continue
      const { column, words } = placeOf(keys, message, stops)
      problems.push(cells.problem(column, words))
    }
    if (!parsed.success || problems.length > 0) return { result: 'error', problems: firstOfEach(problems) }
    if (!own) {
      const input = trainInputOf(parsed.output, own)
      return { result: 'new', input, after: cellsOfTrain(trainOfInput('', input, made.refOf), made) }
    }
    const input = trainInputOf(parsed.output, own)
    const wanted = new Set<string>(said.flatMap((column) => fieldsOfColumn[column] ?? []))
    const changed = onlyThose(changedFields(trainInput(own), input), wanted)
    const differences = trainDifferences(own, trainWith(own, changed, made.refOf), made)
    return differences.length === 0
      ? { result: 'same' }
      : { result: 'changed', record: own, fields: changed, differences }
  }
  return {
    keyColumn: 'trainNumber',
    keyWord: 'number',
    keyOf: ({ cells }) => numberOfCell(cells.trainNumber),
    recordKey: ({ trainNumber }) => numberOfRecord(trainNumber),
    nameOf: ({ cells }, own) => cells.name || own?.name || '',
    read: perObjectWith(read),
  }
}
