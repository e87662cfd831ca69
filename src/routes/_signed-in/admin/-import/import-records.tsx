import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { CsvButton } from '@/components/admin/csv-button'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { Loaded, type LoadState } from '@/components/ui/feedback/loaded'
import { ProgressLine } from '@/components/ui/page/progress-line'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { Warnings } from '@/components/ui/feedback/warnings'
import { countsOf } from '@/domain/admin/rehearsal'
import type { Identified } from '@/lib/lists/collection'
import { mapInSlices } from '@/lib/lists/slices'
import { counted } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { ApplyCard } from './apply-card'
import { FileBar } from './file-bar'
import { FileChoice } from './file-choice'
import type { ImportKind } from './import-kind'
import type { ImportSearch } from './import-search'
import { RehearsalView } from './rehearsal-view'
import type { ImportFile } from './use-import-file'
import { useRehearsal } from './use-rehearsal'

export interface ImportRecordsProps {
  file: ImportFile
  /** A file is held over the page. */
  isOver: boolean
  search: ImportSearch
  onSearch: (change: ImportSearch) => void
}

/** J3: a file of records, from the choice of it to the rehearsal and its application. */
export function ImportRecords<T extends Identified, Input extends object>({
  kind,
  load,
  shortfalls,
  file: { file, refusal, isReading, read, remove },
  isOver,
  search,
  onSearch,
}: ImportRecordsProps & {
  kind: ImportKind<T, Input>
  /** The records as they will be. */
  load: LoadState<readonly T[]>
  /** D7: why what is not among them may be known to the server all the same. */
  shortfalls: readonly (string | undefined)[]
}) {
  const { noun, columns, keyColumn, reader, csv } = kind
  const records = load.data
  const rows = useRehearsal(file?.rows, records, reader)
  const counts = useMemo(() => rows && countsOf(rows), [rows])
  return (
    <>
      <Warnings texts={shortfalls} />
      {refusal && (
        <chakra.div mb="4">
          <ErrorNotice headline={`${isolated(refusal.name)}: ${refusal.headline}`} detail={refusal.detail} />
        </chakra.div>
      )}
      {file ? (
        <>
          <FileBar {...{ file, noun, isReading, read, remove }} />
          <Loaded load={load} skeleton={<SkeletonList count={8} height={40} label={`Loading ${noun}s…`} />}>
            {() =>
              rows && counts ? (
                <>
                  <ApplyCard {...{ kind, rows, counts }} />
                  <RehearsalView {...{ noun, keyColumn, rows, counts, search, onSearch }} />
                </>
              ) : (
                <SkeletonList count={8} height={40} label="Comparing…" />
              )
            }
          </Loaded>
        </>
      ) : (
        <>
          <ProgressLine active={isReading} label="Reading the file…" />
          <FileChoice
            {...{ noun, columns, isOver, isReading }}
            onSource={read}
            sample={
              <CsvButton
                fileName={`${noun}s.csv`}
                header={csv.header}
                rows={() => mapInSlices(records ?? [], csv.row)}
                shortfall={shortfalls.find((words) => words !== undefined)}
                label={
                  records ? `Download ${counted(records.length, noun)} to start from` : 'Download the columns'
                }
              />
            }
          />
        </>
      )}
    </>
  )
}
