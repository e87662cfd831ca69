import { useMemo } from 'react'
import { stationIndex } from '@/domain/stations/station-index'
import type { Train, TrainInput } from '@/domain/trains/train'
import { shortfallWords } from '@/lib/lists/shortfall'
import { stationResource, trainResource, usePendingPage } from '@/mutations/outbox/outbox-api'
import { useStations } from '@/queries/stations'
import { useTrains } from '@/queries/trains'
import { trainCsvHeader, trainCsvRow } from '@/components/trains/train-csv'
import type { FileKind, ImportKind } from './import-kind'
import { ImportRecords, type ImportRecordsProps } from './import-records'
import { trainColumns } from './train-columns'
import { trainReader } from './train-reader'

export const trainFile: FileKind = { noun: 'train', columns: trainColumns, keyColumn: 'trainNumber' }

/** J3: trains from a file. Their stations are those the server has: one that is not made yet has no id to be sent. */
export function TrainImport(props: ImportRecordsProps) {
  const trains = useTrains()
  const stations = useStations()
  const known = usePendingPage(trainResource, trains.data)?.items
  const made = stations.data?.items
  const staged = usePendingPage(stationResource, stations.data)?.items
  const kind = useMemo((): ImportKind<Train, TrainInput> => {
    const index = stationIndex(made ?? [])
    return {
      ...trainFile,
      resource: trainResource,
      reader: trainReader({
        made: index,
        staged: staged === made ? index : stationIndex(staged ?? []),
      }),
      csv: { header: trainCsvHeader, row: (train) => trainCsvRow(train, index.codeOf) },
    }
  }, [made, staged])
  const load = {
    data: made && known,
    error: trains.error ?? stations.error,
    isFetching: trains.isFetching || stations.isFetching,
    refetch: () => {
      if (trains.error) void trains.refetch()
      if (stations.error) void stations.refetch()
    },
  }
  const shortfalls = [
    trains.data && shortfallWords(trains.data, 'train'),
    stations.data && shortfallWords(stations.data, 'station'),
  ]
  return <ImportRecords {...props} kind={kind} load={load} shortfalls={shortfalls} />
}
