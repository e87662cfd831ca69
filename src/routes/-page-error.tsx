import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { ChunkErrorPage } from '@/components/layout/chunk-error-page'
import { CrashPage } from '@/components/layout/crash-page'
import { type LazyPart, lazyPart, usePart } from '@/components/ui/page/lazy-part'
import { supportEmail } from '@/lib/config'
import { ChunkLoadError, reloadOnce } from '@/lib/load-chunk'
import { ForbiddenError } from './-guards'

const forbidden = lazyPart<object>('forbidden', () =>
  import('./-forbidden').then((module) => module.Forbidden),
)
export const notFound = lazyPart<object>('not-found', () =>
  import('@/components/layout/not-found-page').then((module) => module.NotFoundPage),
)

/** B8: unlike one of `React.lazy`, a page that could not be fetched is asked for again by the next visit. */
function Whole({ part }: { part: LazyPart<object> }) {
  const [failure, setFailure] = useState<ChunkLoadError>()
  const Page = usePart(part, true, setFailure)
  if (failure) throw failure
  return Page ? <Page /> : null
}

/** What stands in a page's place when it cannot be shown. The shell around it stays. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const client = useQueryClient()
  if (error instanceof ForbiddenError) return <Whole part={forbidden} />
  if (error instanceof ChunkLoadError) return <PartMissing error={error} />
  const tryAgain = () => {
    // The page may have broken on what it was told: it is asked for anew. What is around the page keeps its own.
    client.removeQueries({ type: 'inactive' })
    void router.invalidate()
  }
  return <CrashPage error={error} onRetry={tryAgain} supportEmail={supportEmail} />
}

/** B8: the page asked for did not come. Heals itself by one reload, and says so where that does not help. */
function PartMissing({ error }: { error: ChunkLoadError }) {
  const [told, setTold] = useState(false)
  const asked = useRef<ChunkLoadError>(null)
  useLayoutEffect(() => {
    // Once for each failure, also where React runs effects twice.
    if (asked.current === error) return
    asked.current = error
    if (!reloadOnce(error)) setTold(true)
  }, [error])
  return told ? <ChunkErrorPage error={error} /> : null
}

/** B7. */
export const PageNotFound = () => <Whole part={notFound} />
