import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LongText } from '@/components/ui/long-text'

/** What could not be done, in place: our words, the server's detail, and the way to try again. */
export function ErrorNotice({
  headline,
  detail,
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
  children,
}: {
  headline: string
  detail?: string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  retryLabel?: string | undefined
  /** More ways on, beside Retry. */
  children?: ReactNode
}) {
  const shownDetail = detail === headline ? undefined : detail
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap="3"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor="border.error"
      borderRadius="l3"
    >
      <chakra.span aria-hidden color="fg.error" mt="1px" flexShrink="0">
        <CircleAlert size={20} />
      </chakra.span>
      <chakra.div minWidth="0" flex="1" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{headline}</chakra.p>
        {shownDetail && (
          <chakra.p mt="0.5" color="fg.muted" whiteSpace="pre-line">
            <LongText text={shownDetail} />
          </chakra.p>
        )}
        {(onRetry || children) && (
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
            {onRetry && (
              <Button onClick={onRetry} loading={retrying}>
                <RotateCw aria-hidden />
                {retryLabel}
              </Button>
            )}
            {children}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
