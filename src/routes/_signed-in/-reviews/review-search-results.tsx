import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { ReviewList } from '@/components/reviews/review-list'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import type { Review } from '@/domain/reviews/review'
import type { User } from '@/domain/users/user'
import { useFocusAfter } from '@/lib/hooks/use-focus-after'
import { errorWords } from '@/lib/http/api-error'
import { shortfallWords } from '@/lib/lists/shortfall'
import type { useReviewSearch } from '@/queries/reviews'
import { reviewWordsId } from './review-finder'
import { mostFoundPages, type OnSearch } from './reviews-search'

/** What the words find in all reviews, in the server's order; more of it on a press. */
export function ReviewSearchResults({
  q,
  found,
  pages,
  user,
  trainNameOf,
  onSearch,
  onDeleted,
}: {
  q: string
  found: ReturnType<typeof useReviewSearch>
  pages: number
  user: User
  trainNameOf: (review: Review) => string
  onSearch: OnSearch
  onDeleted: (review: Review) => void
}) {
  const { next } = found
  const list = useRef<HTMLDivElement>(null)
  const count = found.data?.items.length ?? 0
  const before = useRef(0)
  const expectFocus = useFocusAfter(count, () =>
    list.current?.querySelectorAll('article')[before.current]?.focus({ preventScroll: true }),
  )
  // Its button goes with the last of the reviews.
  const onMore = () => {
    before.current = count
    expectFocus()
  }
  return (
    <div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" mb="3">
        <chakra.h2 textStyle="section" overflowWrap="anywhere">
          Reviews with <Bdi>“{q}”</Bdi>
        </chakra.h2>
        <Button
          size="sm"
          variant="plain"
          onClick={() => {
            document.getElementById(reviewWordsId)?.focus()
            onSearch({ q: undefined })
          }}
        >
          Close the search
        </Button>
      </chakra.div>
      <Loaded load={found} skeleton={<SkeletonList count={4} height={180} label="Searching…" />}>
        {({ items, more, total, ended }) =>
          items.length === 0 ? (
            <EmptyState
              title="No review has these words"
              text="Titles and texts are searched for exactly what was typed: try one word, or a part of it."
            />
          ) : (
            <>
              <div ref={list}>
                <ReviewList reviews={items} user={user} trainNameOf={trainNameOf} onDeleted={onDeleted} />
              </div>
              {ended && (
                <chakra.p mt="4" color="fg.muted">
                  {shortfallWords({ items, total, ended }, 'review')}
                </chakra.p>
              )}
              {next?.error && (
                <chakra.div mt="4">
                  <ErrorNotice
                    {...errorWords(next.error)}
                    onRetry={() => {
                      onMore()
                      next.retry()
                    }}
                    retrying={next.isFetching}
                  />
                </chakra.div>
              )}
              {more && !next?.error && (
                <chakra.div display="flex" justifyContent="center" mt="4">
                  {pages >= mostFoundPages && !next ? (
                    <chakra.p color="fg.muted">More words will find fewer reviews.</chakra.p>
                  ) : (
                    <Button
                      loading={next?.isFetching}
                      onClick={() => {
                        onMore()
                        onSearch({ page: pages + 1 }, { replace: true })
                      }}
                    >
                      Load more
                    </Button>
                  )}
                </chakra.div>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}
