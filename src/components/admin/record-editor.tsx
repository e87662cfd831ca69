import type { ReactNode } from 'react'
import type { Identified } from '@/lib/lists/collection'
import { capitalized } from './uses'
import { RecordPanel } from './record-panel'
import type { EditorProps } from './records-page'
import { type EditedRecord, type RecordKind, useRecordEditor } from './use-record-editor'

/** The record that the address names, in a panel at the side. */
export function RecordEditor<T extends Identified, Input extends object, Values>({
  kind,
  edited,
  records,
  onClose,
  maxWidth,
  children,
}: EditorProps<T> & {
  kind: RecordKind<T, Input, Values>
  maxWidth: string
  /** The form of the record. */
  children: (record: EditedRecord<T, Values>) => ReactNode
}) {
  const { isNew, ...record } = useRecordEditor(kind, { edited, records, onClose })
  const { resource } = kind
  const { noun } = resource
  return (
    <RecordPanel
      {...{ edited, noun, isNew, maxWidth, onClose }}
      name={record.own && resource.nameOf(record.own)}
      missing={{
        title: `${capitalized(noun)} not found`,
        headline: `There is no such ${noun}`,
        text: 'It may have been deleted.',
      }}
    >
      {(formId) => children({ ...record, formId })}
    </RecordPanel>
  )
}
