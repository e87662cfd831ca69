import * as v from 'valibot'
import { changedCells } from '@/domain/admin/change-log'
import { changedFields } from '@/lib/changed-fields'
import type { ImportColumn } from '@/domain/admin/import-rows'
import { remembering, type RowReader } from '@/domain/admin/rehearsal'
import type { Station, StationInput } from '@/domain/stations/station'
import { stationResource } from '@/mutations/outbox-stations'
import { stationCsvHeader, stationCsvRow } from '../-stations/station-csv'
import {
  stationFields,
  stationFieldsOf,
  stationFormSchema,
  stationInputOf,
} from '../-stations/station-form.schema'
import { differencesOf } from './differences'
import {
  exportedBy,
  firstOfEach,
  keyOfCell,
  keyOfRecord,
  lostLetters,
  onlyThose,
  rowCells,
} from './row-cells'

export const stationColumns: readonly ImportColumn[] = [
  { name: 'code', hint: 'tells which station it is', needed: true },
  { name: 'name', hint: 'up to 100 characters', needed: true },
  { name: 'city', hint: 'up to 100 characters', needed: true },
  { name: 'state', hint: 'up to 100 characters', needed: true },
  { name: 'zone', hint: 'may be empty', needed: false },
  { name: 'latitude', hint: 'degrees, such as 18.5286', needed: true },
  { name: 'longitude', hint: 'degrees, such as 73.8743', needed: true },
]

const plainFields = stationFields.filter((field) => field !== 'code')

/** The rows of a file of stations, by the rules of the station's form. */
export function stationReader(): RowReader<Station, StationInput> {
  const exported = exportedBy(stationCsvHeader, stationCsvRow)
  const read: RowReader<Station, StationInput>['read'] = (row, own) => {
    const cells = rowCells(row, own && exported(own))
    const said = plainFields.filter((field) => cells.other(field) !== undefined)
    if (own && said.length === 0) return { result: 'same' }
    const before = stationFieldsOf(own ?? { code: keyOfCell(row.cells.code) })
    const fields = {
      ...before,
      ...Object.fromEntries(said.map((field) => [field, cells.other(field) ?? ''])),
    }
    const parsed = v.safeParse(stationFormSchema([], own), fields)
    const issues = parsed.issues ?? []
    const problems = [
      ...lostLetters(cells, stationCsvHeader),
      ...issues.map(({ path, message }) => cells.problem(String(path?.[0].key), message)),
    ]
    if (!parsed.success || problems.length > 0) return { result: 'error', problems: firstOfEach(problems) }
    const input = stationInputOf(parsed.output)
    if (!own) {
      return { result: 'new', input, after: stationResource.cellsOf({ _id: '', ...input }) }
    }
    const changed = onlyThose(changedFields(stationResource.inputOf(own), input), new Set(said))
    if (Object.keys(changed).length === 0) return { result: 'same' }
    const { before: was, after: is } = changedCells(
      stationResource.cellsOf(own),
      stationResource.cellsOf({ ...own, ...changed }),
    )
    return { result: 'changed', record: own, fields: changed, differences: differencesOf(was, is) }
  }
  return {
    keyColumn: 'code',
    keyWord: 'code',
    keyOf: ({ cells }) => keyOfCell(cells.code).toUpperCase(),
    recordKey: ({ code }) => keyOfRecord(code).toUpperCase(),
    nameOf: ({ cells }, own) => cells.name || own?.name || '',
    read: remembering(read),
  }
}
