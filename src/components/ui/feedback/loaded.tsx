import type { ReactNode } from 'react'
import { errorWords } from '@/lib/http/api-error'
import { ErrorNotice } from './error-notice'
import { focusHeading } from '@/components/ui/page/page-heading'

export interface LoadState<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/**
 * D1: a load in its states: a skeleton, the failure in its place with Retry, or the data. Data that is already there
 * stays when a refresh fails, with the failure above it.
 */
export function Loaded<T>({
  load: { data, error, isFetching, refetch },
  skeleton,
  headline,
  children,
}: {
  load: LoadState<T>
  skeleton: ReactNode
  /** The catalogue's words for this place, where they differ from the call's. */
  headline?: string
  children: (data: T) => ReactNode
}) {
  const words = error ? errorWords(error) : undefined
  const notice = words && (
    <ErrorNotice
      headline={headline ?? words.headline}
      detail={words.detail ?? (headline && headline !== words.headline ? words.headline : undefined)}
      onRetry={() => {
        // The skeleton takes the notice's place.
        if (data === undefined) focusHeading()
        void refetch()
      }}
      retrying={isFetching}
    />
  )
  if (data === undefined) return notice ?? skeleton
  return (
    <>
      {notice}
      {children(data)}
    </>
  )
}
