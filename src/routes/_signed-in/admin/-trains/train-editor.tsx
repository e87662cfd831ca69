import { RecordEditor } from '@/components/admin/record-editor'
import type { EditorProps } from '@/components/admin/records-page'
import type { RecordKind } from '@/components/admin/use-record-editor'
import { trainInputOf, type TrainValues } from '@/components/trains/train-form.schema'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import type { Train, TrainInput } from '@/domain/trains/train'
import { trainResource } from '@/mutations/outbox/outbox-api'
import { useStations } from '@/queries/stations'
import { TrainForm } from './train-form'

const trainKind: RecordKind<Train, TrainInput, TrainValues> = {
  resource: trainResource,
  inputOf: trainInputOf,
}

/** A train in its editor. Its form needs the stations. */
export function TrainEditor(props: EditorProps<Train>) {
  const stations = useStations()
  return (
    <RecordEditor {...props} kind={trainKind} maxWidth="60rem">
      {(record) => (
        <Loaded load={stations} skeleton={<SkeletonCard height={480} label="Loading stations…" />}>
          {({ items }) => <TrainForm record={record} trains={props.records} stations={items} />}
        </Loaded>
      )}
    </RecordEditor>
  )
}
