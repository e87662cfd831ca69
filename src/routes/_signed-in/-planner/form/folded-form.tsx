import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import { phoneQuery, useMedia } from '@/lib/hooks/use-media'
import type { PlannerSearch } from '../question/planner-search'
import { QuestionLine } from './question-line'

/** It takes the focus, which says where it is. */
const named = { role: 'group', 'aria-label': 'Your search' }

/** on a phone the form of a question that has an answer is folded to one line, and the page begins with journeys. */
export function FoldedForm({
  search,
  answered,
  question,
  children,
}: {
  search: PlannerSearch
  /** Whether the address asks what can be answered. */
  answered: boolean
  /** Another one folds the form again. */
  question: string
  children: (fold: () => void) => ReactNode
}) {
  const id = useId()
  const line = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const folds = useMedia(phoneQuery) && answered
  const [unfolded, setUnfolded] = useState<string>()
  const open = !folds || unfolded === question
  // Before the browser paints: what is hidden by then has lost the focus.
  useLayoutEffect(() => {
    if (!folds) return
    if (open) form.current?.focus()
    else if (form.current?.contains(document.activeElement)) line.current?.focus()
  }, [folds, open])
  return (
    <chakra.div mb={{ base: '3', md: '5' }}>
      {folds && (
        <QuestionLine
          ref={line}
          search={search}
          open={open}
          controls={id}
          onPress={() => setUnfolded(open ? undefined : question)}
        />
      )}
      <Card ref={form} id={id} tabIndex={-1} {...(folds && named)} hidden={!open} mt={folds ? '2' : '0'}>
        {children(() => setUnfolded(undefined))}
      </Card>
    </chakra.div>
  )
}
