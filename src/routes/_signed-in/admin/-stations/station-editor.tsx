import { useId } from 'react'
import type { EditorProps } from '@/components/admin/records-page'
import { useSession } from '@/auth/session-store'
import { useRefused } from '@/components/admin/use-refused'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Drawer } from '@/components/ui/overlay/lazy-dialog'
import { changedFields } from '@/lib/changed-fields'
import { type Station, stationLabel } from '@/domain/stations/station'
import { dropDraft } from '@/lib/storage/user-data'
import { editOf } from '@/mutations/outbox/outbox-change'
import { useOutbox, usePromise } from '@/mutations/outbox/outbox-of'
import { isTemporary } from '@/mutations/outbox/outbox-steps'
import { stationResource } from '@/mutations/outbox/outbox-stations'
import { StationForm } from './station-form'
import { stationFieldsOf, stationInputOf, type StationValues } from './station-form.schema'

const draftKeyOf = (id: string | undefined) => `admin-station:${id}`

/** The station that the address names, in a panel at the side. Saving promises it: it can be undone (J2). */
export function StationEditor({ edited, records: stations, onClose }: EditorProps<Station>) {
  const userId = useSession(({ user }) => user?._id) ?? ''
  const { discard, realId } = useOutbox()
  const promise = usePromise(stationResource)
  const refused = useRefused(stationResource, edited)
  const formId = useId()
  const isNew = edited === 'new' || refused?.step.kind === 'create'
  const id = edited === undefined ? undefined : realId(edited)
  const own = isNew ? undefined : stations.find(({ _id }) => _id === id)
  const draftKey = draftKeyOf(id)
  const save = (values: StationValues, base: Partial<Station>) => {
    const after = stationInputOf(values)
    if (refused) discard(refused.changeId, refused.step)
    if (own) {
      const edit = editOf(stationResource, own, refused?.step.fields, { before: { ...own, ...base }, after })
      const fields = stationFieldsOf({ ...own, ...edit.fields })
      const typed = { form: draftKey, values: changedFields(stationFieldsOf(own), fields) }
      // A record that is not made yet has no form that its id would lead to again.
      promise({ update: [edit] }, isTemporary(own._id) ? undefined : typed)
    } else
      promise({ create: [after] }, { form: draftKeyOf('new'), values: stationFieldsOf(after), isNew: true })
    dropDraft(userId, draftKey)
    onClose()
  }
  return (
    <Drawer
      open={edited !== undefined}
      onClose={onClose}
      title={isNew ? 'Add station' : own ? stationLabel(own) : 'Station not found'}
      maxWidth="28rem"
      actions={
        (isNew || own) && (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button type="submit" form={formId} variant="solid">
              {isNew ? 'Add station' : 'Save station'}
            </Button>
          </>
        )
      }
    >
      {isNew || own ? (
        <StationForm
          key={edited}
          id={formId}
          {...{ draftKey, userId, own, stations }}
          shown={{ ...own, ...refused?.step.fields }}
          refused={refused?.step}
          onSave={save}
        />
      ) : (
        <EmptyState title="There is no such station" text="It may have been deleted." />
      )}
    </Drawer>
  )
}
