import { Fragment, type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Drawer } from '@/components/ui/overlay/lazy-dialog'

/** A panel at the side with the form of one record, or with the words that there is no such record. */
export function RecordPanel({
  edited,
  noun,
  isNew,
  name,
  missing,
  closeLabel = 'Close',
  isSaving = false,
  maxWidth,
  onClose,
  children,
}: {
  /** What the address names. */
  edited: string | undefined
  noun: string
  isNew: boolean
  /** Of the record; undefined where there is none. */
  name: string | undefined
  missing: { title: string; headline: string; text: string }
  closeLabel?: string
  isSaving?: boolean
  maxWidth?: string
  onClose: () => void
  /** The form, which takes the id. */
  children: (formId: string) => ReactNode
}) {
  const formId = useId()
  const isThere = isNew || name !== undefined
  return (
    <Drawer
      open={edited !== undefined}
      onClose={onClose}
      title={isNew ? `Add ${noun}` : (name ?? missing.title)}
      maxWidth={maxWidth}
      actions={
        isThere && (
          <>
            <Button onClick={onClose}>{closeLabel}</Button>
            <Button type="submit" form={formId} variant="solid" loading={isSaving}>
              {isNew ? 'Add' : 'Save'} {noun}
            </Button>
          </>
        )
      }
    >
      {isThere ? (
        <Fragment key={edited}>{children(formId)}</Fragment>
      ) : (
        <EmptyState title={missing.headline} text={missing.text} />
      )}
    </Drawer>
  )
}
