import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextLink } from '@/components/ui/text-link'
import type { Counts, RehearsedRow } from '@/domain/admin/rehearsal'
import type { Identified } from '@/lib/lists/collection'
import { otherTasks } from '@/lib/lists/slices'
import { counted, formatNumber } from '@/lib/text/format'
import { type ReadableChange, undoMs, useOutbox, useStageChanges } from '@/mutations/outbox/outbox-api'
import type { ImportKind } from './import-kind'

const offers = ['new', 'changed'] as const

function nextStep({ state, failed: { refused, unknown } }: ReadableChange): string {
  switch (state) {
    case 'waiting':
      return `Not sent yet: it can be undone as one for ${undoMs / 1000} seconds, in the bar at the foot of the page.`
    case 'sending':
      return 'Being sent.'
    case 'failed': {
      const failures = [
        refused > 0 && `${counted(refused, 'row')} did not go through`,
        unknown > 0 && `${counted(unknown, 'row')} may not have gone through`,
      ]
      return `${failures.filter(Boolean).join(', ')}: retry or discard them in the bar at the foot of the page.`
    }
  }
}

/** What of the rehearsal is to be done. It is staged as one, so it is undone as one. */
export function ApplyCard<T extends Identified, Input extends object>({
  kind: { noun, resource },
  rows,
  counts,
}: {
  kind: ImportKind<T, Input>
  rows: readonly RehearsedRow<T, Input>[]
  counts: Counts
}) {
  const stage = useStageChanges(resource)
  const { changes } = useOutbox()
  const [wanted, setWanted] = useState({ new: true, changed: true })
  const [isStaging, setStaging] = useState(false)
  const [applied, setApplied] = useState<{ id: number | undefined; rows: typeof rows }>()
  const change = changes.find(({ id }) => id === applied?.id)
  const state = change?.state
  const [last, setLast] = useState(state)
  if (state !== undefined && state !== last) setLast(state)
  const left = counts.new + counts.changed
  // What is undone or discarded goes from another state.
  const isThrough = !change && last === 'sending'
  // Until the rows are compared with what is staged, they would be staged once more.
  const isComparing = change !== undefined && applied?.rows === rows
  const count = offers.reduce((sum, offer) => sum + (wanted[offer] ? counts[offer] : 0), 0)
  async function apply() {
    setLast(undefined)
    setStaging(true)
    // The press is answered first: staging thousands, and drawing what they will be, takes longer than a frame.
    await otherTasks()
    const create = rows.flatMap((row) => (row.result === 'new' && wanted.new ? [row.input] : []))
    const update = rows.flatMap((row) => (row.result === 'changed' && wanted.changed ? [row] : []))
    setApplied({ id: stage({ create, update }), rows })
    setStaging(false)
  }
  const words = {
    new: `Add ${counted(counts.new, `new ${noun}`)}`,
    changed: `Change ${counted(counts.changed, noun)}`,
  }
  return (
    <Card as="section" aria-label="Apply" mb="5">
      <CardTitle>Apply</CardTitle>
      {left > 0 ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2" my="2">
          {offers.map(
            (offer) =>
              counts[offer] > 0 && (
                <CheckboxField
                  key={offer}
                  label={words[offer]}
                  checked={wanted[offer]}
                  onChange={({ target }) => setWanted({ ...wanted, [offer]: target.checked })}
                />
              ),
          )}
          <Button
            variant="solid"
            disabled={count === 0}
            loading={isStaging || isComparing}
            onClick={() => void apply()}
          >
            Apply {counted(count, 'row')}
          </Button>
        </chakra.div>
      ) : (
        <p>
          {counts.error > 0
            ? 'Only rows with errors are left: they are not applied.'
            : `Nothing is left to do: every ${noun} of the file is as the file says.`}
        </p>
      )}
      <div role="status">
        {(change || isThrough) && (
          <p>
            {change ? nextStep(change) : 'All that was applied went through.'}{' '}
            <TextLink to={resource.page}>See the {noun}s</TextLink>
          </p>
        )}
      </div>
      {/* Not in the status: each of thousands would be read out. */}
      {state === 'sending' && (
        <p>
          {formatNumber(change?.done)} of {formatNumber(change?.total)}
        </p>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        {counts.error > 0 && left > 0 && 'Rows with errors are left out. '}
        An import never deletes: {noun}s that are not in the file stay as they are.
      </chakra.p>
    </Card>
  )
}
