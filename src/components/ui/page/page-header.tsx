import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { usePageHeading } from './page-heading'
import { type LineProgress, ProgressLine } from '@/components/ui/page/progress-line'

/** The page's `h1` with its document title, one line of what is shown, and the main action. */
export function PageHeader({
  title,
  documentTitle = title,
  summary,
  action,
  stickyOnPhone = false,
  refreshing = false,
  progress,
  announceSummary = false,
}: {
  title: string
  /** Where the title alone would be the same in two tabs. */
  documentTitle?: string | undefined
  summary?: ReactNode
  action?: ReactNode
  /** Under 600 px the action is in a bar at the bottom of the window. */
  stickyOnPhone?: boolean | undefined
  refreshing?: boolean | undefined
  /** Of what is still coming. */
  progress?: LineProgress | undefined
  /** Read the summary out when it changes, for lists whose filters change the count. */
  announceSummary?: boolean | undefined
}) {
  const heading = usePageHeading(documentTitle)
  return (
    <chakra.header mb={{ base: '4', md: '5' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        gap="3"
        minHeight="14"
      >
        <chakra.div minWidth="0" flex="1 1 9rem">
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="title" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <chakra.div
            textStyle="body"
            color="fg.muted"
            minHeight="1.375rem"
            data-summary
            {...(announceSummary ? { role: 'status' } : {})}
          >
            {summary}
          </chakra.div>
        </chakra.div>
        {action != null && <chakra.div css={stickyOnPhone ? bar : row}>{action}</chakra.div>}
      </chakra.div>
      <chakra.div mt="2">
        <ProgressLine
          active={refreshing || progress !== undefined}
          label={progress ? 'Loading…' : undefined}
          progress={progress}
        />
      </chakra.div>
    </chakra.header>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: '2' }

const bar = {
  ...row,
  smDown: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'docked',
    px: '4',
    pt: '3',
    pb: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    '& > *': { flex: '1' },
    // The page ends above the bar.
    'body:has(&)': { paddingBottom: '5rem' },
  },
}
