import { useMemo } from 'react'
import type { Station, StationInput } from '@/domain/stations/station'
import { shortfallWords } from '@/lib/lists/shortfall'
import { stationResource, usePendingPage } from '@/mutations/outbox/outbox-api'
import { useStations } from '@/queries/stations'
import { stationCsvHeader, stationCsvRow } from '@/components/stations/station-csv'
import type { FileKind, ImportKind } from './import-kind'
import { ImportRecords, type ImportRecordsProps } from './import-records'
import { areaKnown, stationColumns, stationReader } from './station-reader'

export const stationFile: FileKind = { noun: 'station', columns: stationColumns, keyColumn: 'code' }

/** J3: stations from a file. */
export function StationImport(props: ImportRecordsProps) {
  const stations = useStations()
  const data = usePendingPage(stationResource, stations.data)?.items
  const rows = props.file.file?.rows
  const made = stations.data?.items
  const kind = useMemo(
    (): ImportKind<Station, StationInput> => ({
      ...stationFile,
      resource: stationResource,
      reader: stationReader(areaKnown(made ?? [], rows ?? [])),
      csv: { header: stationCsvHeader, row: stationCsvRow },
    }),
    [made, rows],
  )
  return (
    <ImportRecords
      {...props}
      kind={kind}
      load={{ ...stations, data }}
      shortfalls={[stations.data && shortfallWords(stations.data, 'station')]}
    />
  )
}
