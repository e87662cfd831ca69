import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { otherRefusals } from '@/components/ui/form/form-errors'
import type { Review } from '@/domain/reviews/review'
import { errorWords } from '@/lib/http/api-error'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { serverPaths } from './review-form.schema'

/** Why a review was not taken. Nobody reviews a train twice: then the way on is to change the review that stands. */
export function ReviewRefusal({
  failure,
  refusedFor,
  onStartFromIt,
}: {
  failure: Error
  refusedFor: Review | undefined
  onStartFromIt: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useOnChange(failure, () => box.current?.focus())
  const { headline, detail } = errorWords(failure)
  return (
    <chakra.div ref={box} tabIndex={-1}>
      {refusedFor ? (
        <ErrorNotice
          headline="You have already reviewed this train"
          detail={`Your review “${refusedFor.title}” stands. Save the changes to put these words in its place.`}
        >
          <Button onClick={onStartFromIt}>Start from what stands there</Button>
        </ErrorNotice>
      ) : (
        <ErrorNotice headline={headline} detail={otherRefusals(failure, serverPaths).join('\n') || detail} />
      )}
    </chakra.div>
  )
}
