import { RecordEditor } from '@/components/admin/record-editor'
import type { EditorProps } from '@/components/admin/records-page'
import type { RecordKind } from '@/components/admin/use-record-editor'
import { stationInputOf, type StationValues } from '@/components/stations/station-form.schema'
import type { Station, StationInput } from '@/domain/stations/station'
import { stationResource } from '@/mutations/outbox/outbox-api'
import { StationForm } from './station-form'

const stationKind: RecordKind<Station, StationInput, StationValues> = {
  resource: stationResource,
  inputOf: stationInputOf,
}

/** A station in its editor. */
export const StationEditor = (props: EditorProps<Station>) => (
  <RecordEditor {...props} kind={stationKind} maxWidth="28rem">
    {(record) => <StationForm record={record} stations={props.records} />}
  </RecordEditor>
)
