import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '@/auth/session-store'
import { changedFields } from '@/lib/changed-fields'
import type { Identified } from '@/lib/lists/collection'
import { dropDraft } from '@/lib/storage/user-data'
import { type Change, editOf, type Resource, stateOf, type Step } from '@/mutations/outbox/outbox-change'
import { useOutbox, usePromise } from '@/mutations/outbox/outbox-of'
import { isTemporary } from '@/mutations/outbox/outbox-steps'
import type { EditorProps } from './records-page'

/** How the form of a kind of record reads and makes its records. */
export interface RecordKind<T extends Identified, Input extends object, Fields extends object, Values> {
  resource: Resource<T, Input>
  /** What the form holds of a record; undefined is a new one. */
  fieldsOf: (record: T | undefined) => Fields
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

/** The change of one record that was not taken, so that the editor starts from what was meant. */
function refusedOf(changes: readonly Change[], noun: Resource['noun'], id: string) {
  const failed = changes
    .filter((change) => stateOf(change) === 'failed')
    .flatMap(({ id: changeId, total, steps }) => steps.map((step) => ({ changeId, total, step })))
    .filter(({ step }) => step.id === id && step.resource.noun === noun)
  const creation = failed.find(({ step }) => step.kind === 'create')
  if (!creation) return failed.findLast(({ total, step }) => total === 1 && step.kind === 'update')
  // A record that was not made cannot be changed: it is to be made as it was meant to be in the end.
  const later = changes.flatMap(({ steps }) =>
    steps.filter((step) => step.id === id && step.kind === 'update').map(({ fields }) => fields),
  )
  const { changeId, step } = creation
  return { changeId, step: { ...step, fields: Object.assign({}, step.fields, ...later) as object } }
}

/** The record that the address names, and how it is saved: saving promises the change, which can be undone (J2). */
export function useRecordEditor<T extends Identified, Input extends object, Fields extends object, Values>(
  { resource, fieldsOf, inputOf }: RecordKind<T, Input, Fields, Values>,
  { edited, records, onClose }: EditorProps<T>,
): { isNew: boolean } & Omit<EditedRecord<T, Values>, 'formId'> {
  const client = useQueryClient()
  const userId = useSession(({ user }) => user?._id) ?? ''
  const { changes, discard, realId } = useOutbox()
  const promise = usePromise(resource)
  const { noun } = resource
  const id = edited === undefined ? undefined : realId(edited)
  const refused = useMemo(
    () => (id === undefined ? undefined : refusedOf(changes, noun, id)),
    [changes, noun, id],
  )
  const isNew = edited === 'new' || refused?.step.kind === 'create'
  const own = isNew ? undefined : records.find(({ _id }) => _id === id)
  const meant = refused?.step.fields as Input | undefined
  const known = own && meant ? resource.withFields(client, own, meant) : own
  const shown = isNew && meant ? resource.ofInput(client, '', meant) : known
  const draftKeyOf = (record: string | undefined) => `admin-${noun}:${record}`
  const draftKey = draftKeyOf(id)
  const onSave = (values: Values, base: T | undefined) => {
    if (refused) discard(refused.changeId, refused.step)
    if (own) {
      const edit = editOf(resource, own, meant, { before: base ?? own, after: inputOf(values, base) })
      const typed = changedFields(fieldsOf(own), fieldsOf(resource.withFields(client, own, edit.fields)))
      // A record that is not made yet has no form that its id would lead to again.
      promise({ update: [edit] }, isTemporary(own._id) ? undefined : { form: draftKey, values: typed })
    } else {
      const input = inputOf(values, undefined)
      const typed = fieldsOf(resource.ofInput(client, '', input))
      promise({ create: [input] }, { form: draftKeyOf('new'), values: typed, isNew: true })
    }
    dropDraft(userId, draftKey)
    onClose()
  }
  return { isNew, own, shown, userId, draftKey, refused: refused?.step, onSave }
}
