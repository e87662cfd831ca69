import { useState } from 'react'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { focusHeading } from '@/components/ui/page/focus-heading'
import { lazyPart, usePart } from '@/components/ui/page/lazy-part'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { errorWords } from '@/lib/http/api-error'
import { needChunk } from '@/lib/load-chunk'
import type { PlannerAnswerProps } from './planner-answer'

const answer = lazyPart<PlannerAnswerProps>('journeys', () =>
  needChunk('journeys', () => import('./planner-answer').then(({ PlannerAnswer }) => PlannerAnswer)),
)

/** The first page of a session is the form alone: what answers it comes when something is asked. */
export const preloadAnswer = answer.preload

export function LazyAnswer(props: PlannerAnswerProps) {
  const [error, setError] = useState<unknown>()
  const Answer = usePart(answer, error === undefined, setError)
  if (Answer) return <Answer {...props} />
  if (error !== undefined) {
    return (
      <ErrorNotice
        {...errorWords(error)}
        detail="Check the connection, or reload the page."
        onRetry={() => {
          focusHeading()
          setError(undefined)
        }}
      />
    )
  }
  return <SkeletonList count={4} height={196} label="Searching trains…" />
}
