import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '@/auth/session-store'
import type { Identified } from '@/lib/lists/collection'
import { dropDraft } from '@/lib/storage/user-data'
import {
  editOf,
  type Resource,
  type Step,
  useFailedStep,
  useOutbox,
  useStageChanges,
} from '@/mutations/outbox/outbox-api'
import { stationNames } from '@/mutations/station-names'
import type { EditorProps } from './records-page'

/** How the form of a kind of record makes its records. */
export interface RecordKind<T extends Identified, Input extends object, Values> {
  resource: Resource<T, Input>
  /** What the form says of a record; `base` is the one that it started from. */
  inputOf: {
    (values: Values, base: undefined): Input
    (values: Values, base: T | undefined): Partial<Input>
  }
}

/** A record in its editor, as the form needs it. */
export interface EditedRecord<T, Values> {
  formId: string
  /** Who types, and the name under which that is kept. */
  userId: string
  draftKey: string
  /** Undefined of a new record. */
  own: T | undefined
  /** What is known of the record, with what was meant of a change that was not taken. */
  shown: T | undefined
  /** The change that the server did not take. */
  refused: Step | undefined
  onSave: (values: Values, base: T | undefined) => void
}

/** The record that the address names, and how it is saved: saving stages the change, which can be undone (J2). */
export function useRecordEditor<T extends Identified, Input extends object, Values>(
  { resource, inputOf }: RecordKind<T, Input, Values>,
  { edited, records, onClose }: EditorProps<T>,
): { isNew: boolean } & Omit<EditedRecord<T, Values>, 'formId'> {
  const names = stationNames(useQueryClient())
  const userId = useSession(({ user }) => user?._id) ?? ''
  const { discard, realId } = useOutbox()
  const stage = useStageChanges(resource)
  const id = edited === undefined ? undefined : realId(edited)
  const refused = useFailedStep(resource, id)
  const isNew = edited === 'new' || refused?.step.kind === 'create'
  const own = isNew ? undefined : records.find(({ _id }) => _id === id)
  const meant = refused?.step.fields as Input | undefined
  const known = own && meant ? resource.withFields(own, meant, names) : own
  const shown = isNew && meant ? resource.ofInput('', meant, names) : known
  const draftKey = `admin-${resource.noun}:${id}`
  const onSave = (values: Values, base: T | undefined) => {
    if (refused) discard(refused.changeId, refused.step)
    if (own) {
      const changes = { before: base ?? own, after: inputOf(values, base) }
      stage({ update: [editOf(resource, own, meant, changes)] })
    } else stage({ create: [inputOf(values, undefined)] })
    dropDraft(userId, draftKey)
    onClose()
  }
  return { isNew, own, shown, userId, draftKey, refused: refused?.step, onSave }
}
