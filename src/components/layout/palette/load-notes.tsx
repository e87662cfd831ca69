import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import type { LoadState } from '@/components/ui/feedback/loaded'
import { errorWords } from '@/lib/http/api-error'

/** D1: what could not be searched, and what is still to come: pages are found all the same. */
export function LoadNotes({
  trains,
  stations,
  found,
  typed,
  onRetry,
}: {
  trains: LoadState<unknown>
  stations: LoadState<unknown>
  found: number
  typed: string
  /** Before the button goes with its notice. */
  onRetry: () => void
}) {
  const loads = [
    { what: 'trains', load: trains },
    { what: 'stations', load: stations },
  ]
  const coming = loads.filter(({ load }) => load.isFetching && load.data === undefined && !load.error)
  const failed = loads.filter(({ load }) => load.error)
  return (
    <chakra.div display="grid" gap="2">
      {coming.length > 0 && (
        <chakra.p role="status" px="2" color="fg.muted">
          Loading {coming.map(({ what }) => what).join(' and ')}…
        </chakra.p>
      )}
      {failed.map(({ what, load }) => (
        <ErrorNotice
          key={what}
          {...errorWords(load.error)}
          onRetry={() => {
            onRetry()
            void load.refetch()
          }}
          retrying={load.isFetching}
        />
      ))}
      {found === 0 && coming.length + failed.length === 0 && (
        <chakra.p px="2" py="4" color="fg.muted" overflowWrap="anywhere">
          Nothing is called <Bdi>“{typed}”</Bdi>. Try fewer letters, a train’s number or a station’s code.
        </chakra.p>
      )}
    </chakra.div>
  )
}
