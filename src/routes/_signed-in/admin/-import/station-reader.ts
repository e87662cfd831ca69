import * as v from 'valibot'
import { changedCells } from '@/domain/admin/change-log'
import { changedFields } from '@/lib/changed-fields'
import type { ImportColumn, ImportRow } from '@/domain/admin/import-rows'
import { isNowhere } from '@/domain/stations/geo'
import type { RowReader } from '@/domain/admin/rehearsal'
import { areaOf, placesOf, positionFault, type RailwayArea } from '@/domain/stations/railway-area'
import type { Station, StationInput } from '@/domain/stations/station'
import { perObjectWith } from '@/lib/memo'
import { stationResource } from '@/mutations/outbox/outbox-api'
import { stationCsvHeader, stationCsvRow } from '@/components/stations/station-csv'
import {
  degreesOf,
  farWords,
  stationFields,
  stationFieldsOf,
  stationFormSchema,
  stationInputOf,
} from '@/components/stations/station-form.schema'
import { differencesOf } from './train-differences'
import {
  exportedBy,
  firstOfEach,
  keyOfCell,
  keyOfRecord,
  lostLetters,
  onlyThose,
  rowCells,
  rowsInCells,
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

/** So many stations say where a railway lies; of fewer, the file says more. */
const enough = 20

/** F3: where stations of this railway lie, by those that are known, else by all that the file brings. */
export function areaKnown(stations: readonly Station[], rows: readonly ImportRow[]): RailwayArea | undefined {
  const { area, placeOf } = placesOf(stations)
  const positions = stations.flatMap((station) => placeOf(station) ?? [])
  if (positions.length >= enough) return area
  const brought = rows.flatMap(({ cells }) => {
    const [latitude, longitude] = [degreesOf(cells.latitude ?? ''), degreesOf(cells.longitude ?? '')]
    if (latitude === undefined || longitude === undefined) return []
    return isNowhere({ latitude, longitude }) ? [] : [{ latitude, longitude }]
  })
  return areaOf([...positions, ...brought])
}

/** The rows of a file of stations, by the rules of the station's form. */
export function stationReader(area?: RailwayArea): RowReader<Station, StationInput> {
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
    const parsed = v.safeParse(stationFormSchema([], own, area), fields)
    const issues = parsed.issues ?? []
    const problems = [
      ...lostLetters(cells, stationCsvHeader),
      ...rowsInCells(cells, stationCsvHeader),
      ...issues.map(({ path, message }) => cells.problem(String(path?.[0].key), message)),
    ]
    if (!parsed.success || problems.length > 0) return { result: 'error', problems: firstOfEach(problems) }
    const input = stationInputOf(parsed.output)
    const note = positionFault(parsed.output, area) === 'far' ? { Note: farWords } : {}
    if (!own) {
      return { result: 'new', input, after: { ...stationResource.cellsOf({ _id: '', ...input }), ...note } }
    }
    const changed = onlyThose(changedFields(stationResource.inputOf(own), input), new Set(said))
    if (Object.keys(changed).length === 0) return { result: 'same' }
    const { before: was, after: is } = changedCells(
      stationResource.cellsOf(own),
      stationResource.cellsOf({ ...own, ...changed }),
    )
    const isMoved = 'latitude' in changed || 'longitude' in changed
    const differences = differencesOf(was, isMoved ? { ...is, ...note } : is)
    return { result: 'changed', record: own, fields: changed, differences }
  }
  return {
    keyColumn: 'code',
    keyWord: 'code',
    keyOf: ({ cells }) => keyOfCell(cells.code).toUpperCase(),
    recordKey: ({ code }) => keyOfRecord(code).toUpperCase(),
    nameOf: ({ cells }, own) => cells.name || own?.name || '',
    read: perObjectWith(read),
  }
}
