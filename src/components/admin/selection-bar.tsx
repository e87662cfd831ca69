import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Selection } from '@/components/ui/table/use-selection'
import { counted, formatNumber } from '@/lib/text/format'

/** ADM-5: how many rows are chosen, the way to choose all that match, and what can be done with them. */
export function SelectionBar({
  selection,
  matching,
  noun,
  children,
}: {
  selection: Selection
  /** Ids of every row that matches, over all pages. */
  matching: readonly string[]
  noun: string
  /** The bulk actions. */
  children: ReactNode
}) {
  const count = selection.ids.length
  return (
    <chakra.div
      role="group"
      aria-label={`Chosen ${noun}s`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      minHeight="11"
      mb="2"
    >
      <chakra.span role="status" fontVariantNumeric="tabular-nums" color={count > 0 ? 'fg' : 'fg.muted'}>
        {count > 0 ? `${counted(count, noun)} chosen` : 'None chosen'}
      </chakra.span>
      {count > 0 && count < matching.length && (
        <Button size="sm" variant="plain" onClick={() => selection.setAll(matching, true)}>
          Choose all {formatNumber(matching.length)} matching
        </Button>
      )}
      {count > 0 && (
        <>
          {children}
          <Button size="sm" variant="plain" onClick={selection.clear}>
            Clear
          </Button>
        </>
      )}
    </chakra.div>
  )
}
