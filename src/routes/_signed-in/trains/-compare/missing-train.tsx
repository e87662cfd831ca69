import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { words } from '@/domain/words'
import { ApiError, errorWords } from '@/lib/http/api-error'

/** A train of the link that is not there, be it for good or for now. */
export function MissingTrain({
  id,
  error,
  retrying,
  onRetry,
  onRemove,
}: {
  id: string
  error: Error
  retrying: boolean
  onRetry: () => void
  onRemove: () => void
}) {
  const unknown = error instanceof ApiError && error.status === 404
  const { headline, detail } = errorWords(error)
  return (
    <ErrorNotice
      headline={unknown ? `There is no train with the id ${id}` : words.trainPage}
      detail={unknown ? 'It may have been taken out of the timetable.' : `Id ${id}. ${detail ?? headline}`}
      onRetry={unknown ? undefined : onRetry}
      retrying={retrying}
    >
      <Button variant="plain" onClick={onRemove}>
        Remove<chakra.span srOnly> the train with the id {id}</chakra.span>
      </Button>
    </ErrorNotice>
  )
}
