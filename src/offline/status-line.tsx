import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { status, type Status, watchStatus } from './status'

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function Words({ offlineSince, takeNewVersion }: Status) {
  if (offlineSince !== undefined) {
    const since = clock.format(offlineSince)
    return (
      <span>{`Offline since ${since}. What you see is from before, and nothing is sent until you are back online.`}</span>
    )
  }
  return (
    takeNewVersion && (
      <>
        <span>A new version is ready</span>
        <span aria-hidden> · </span>
        <Button variant="plain" size="sm" onClick={takeNewVersion}>
          Reload
        </Button>
      </>
    )
  )
}

/** What holds for every page, in one quiet line above it. */
export function StatusLine() {
  const now = useSyncExternalStore(watchStatus, status)
  const isEmpty = now.offlineSince === undefined && !now.takeNewVersion
  return (
    <chakra.div
      role="status"
      bg={isEmpty ? undefined : 'bg.muted'}
      color="fg"
      textStyle="small"
      textAlign="center"
      px={isEmpty ? undefined : '4'}
      py={isEmpty ? undefined : '1'}
    >
      <Words {...now} />
    </chakra.div>
  )
}
