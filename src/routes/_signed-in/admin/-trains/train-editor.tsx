import { useId } from 'react'
import type { EditorProps } from '@/components/admin/records-page'
import { useSession } from '@/auth/session-store'
import { useRefused } from '@/components/admin/use-refused'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Drawer } from '@/components/ui/overlay/lazy-dialog'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { changedFields } from '@/lib/changed-fields'
import type { Train, TrainInput } from '@/domain/trains/train'
import { trainOfInput, trainWith } from '@/domain/trains/train-input'
import { timeZone } from '@/lib/config'
import { dropDraft } from '@/lib/storage/user-data'
import { editOf } from '@/mutations/outbox/outbox-change'
import { useOutbox, usePromise } from '@/mutations/outbox/outbox-of'
import { isTemporary } from '@/mutations/outbox/outbox-steps'
import { trainResource } from '@/mutations/outbox/outbox-trains'
import { useStations } from '@/queries/stations'
import { TrainForm } from './train-form'
import { trainFieldsOf, trainInputOf, type TrainValues } from './train-form.schema'

const byId = (_id: string) => ({ _id })
const draftKeyOf = (id: string | undefined) => `admin-train:${id}`

/** The train that the address names, in a panel at the side. Saving promises it: it can be undone (J2). */
export function TrainEditor({ edited, records: trains, onClose }: EditorProps<Train>) {
  const userId = useSession(({ user }) => user?._id) ?? ''
  const stations = useStations()
  const { discard, realId } = useOutbox()
  const promise = usePromise(trainResource)
  const refused = useRefused(trainResource, edited)
  const formId = useId()
  const isNew = edited === 'new' || refused?.step.kind === 'create'
  const id = edited === undefined ? undefined : realId(edited)
  const own = isNew ? undefined : trains.find(({ _id }) => _id === id)
  const draftKey = draftKeyOf(id)
  const meant =
    refused &&
    (own
      ? trainWith(own, refused.step.fields, byId)
      : trainOfInput(refused.step.id, refused.step.fields as TrainInput, byId))
  const save = (values: TrainValues, base: Train | undefined) => {
    if (refused) discard(refused.changeId, refused.step)
    if (own) {
      const changes = { before: base ?? own, after: trainInputOf(values, base, timeZone) }
      const edit = editOf(trainResource, own, refused?.step.fields, changes)
      const fields = trainFieldsOf(trainWith(own, edit.fields, byId), timeZone)
      const typed = { form: draftKey, values: changedFields(trainFieldsOf(own, timeZone), fields) }
      // A record that is not made yet has no form that its id would lead to again.
      promise({ update: [edit] }, isTemporary(own._id) ? undefined : typed)
    } else {
      // Without one that it started from, the timetable is always part of it.
      const input = trainInputOf(values, undefined, timeZone) as TrainInput
      const fields = trainFieldsOf(trainOfInput('', input, byId), timeZone)
      promise({ create: [input] }, { form: draftKeyOf('new'), values: fields, isNew: true })
    }
    dropDraft(userId, draftKey)
    onClose()
  }
  return (
    <Drawer
      open={edited !== undefined}
      onClose={onClose}
      title={isNew ? 'Add train' : own ? trainResource.nameOf(own) : 'Train not found'}
      maxWidth="60rem"
      actions={
        (isNew || own) && (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button type="submit" form={formId} variant="solid">
              {isNew ? 'Add train' : 'Save train'}
            </Button>
          </>
        )
      }
    >
      {isNew || own ? (
        <Loaded load={stations} skeleton={<SkeletonCard height={480} label="Loading stations…" />}>
          {({ items }) => (
            <TrainForm
              key={edited}
              id={formId}
              {...{ draftKey, userId, own, trains }}
              shown={meant ?? own}
              stations={items}
              refused={refused?.step}
              onSave={save}
            />
          )}
        </Loaded>
      ) : (
        <EmptyState title="There is no such train" text="It may have been deleted." />
      )}
    </Drawer>
  )
}
