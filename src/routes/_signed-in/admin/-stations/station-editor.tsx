import { useId } from 'react'
import type { EditorProps } from '@/components/admin/records-page'
import { useSession } from '@/auth/session-store'
import { useRefused } from '@/components/admin/use-refused'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Drawer } from '@/components/ui/lazy-dialog'
import { changedFields } from '@/domain/changed-fields'
import { type Station, stationLabel } from '@/domain/station'
import { dropDraft } from '@/lib/draft'
import { useOutbox, usePromise } from '@/mutations/outbox-of'
import { stationResource } from '@/mutations/outbox-stations'
import { StationForm } from './station-form'
import { stationInputOf, type StationValues } from './station-form.schema'

/** The station that the address names, in a panel at the side. Saving promises it: it can be undone (J2). */
export function StationEditor({ edited, records: stations, onClose }: EditorProps<Station>) {
  const userId = useSession(({ user }) => user?._id) ?? ''
  const { discard, realId } = useOutbox()
  const promise = usePromise(stationResource)
  const refused = useRefused(edited)
  const formId = useId()
  const isNew = edited === 'new' || refused?.step.kind === 'create'
  const id = edited === undefined ? undefined : realId(edited)
  const own = isNew ? undefined : stations.find(({ _id }) => _id === id)
  const draftKey = `admin-station:${id}`
  const start = { ...own, ...refused?.step.fields }
  const save = (values: StationValues) => {
    const input = stationInputOf(values)
    if (refused) discard(refused.changeId)
    if (own)
      promise({ update: [{ record: own, fields: changedFields(stationResource.inputOf(own), input) }] })
    else promise({ create: [input] })
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
          key={`${edited} ${refused?.changeId}`}
          id={formId}
          {...{ draftKey, userId, start, own, stations }}
          refused={refused?.step}
          onSave={save}
        />
      ) : (
        <EmptyState title="There is no such station" text="It may have been deleted." />
      )}
    </Drawer>
  )
}
