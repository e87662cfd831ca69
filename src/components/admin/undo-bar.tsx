import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { counted } from '@/lib/text/format'
import { type ReadableChange, useOutbox } from '@/mutations/outbox/outbox-api'
import { UndoItem } from './undo-item'
import { useBarRoom } from './use-bar-room'
import { useHeldFocus } from '@/lib/hooks/use-focus-after'
import { useUndoKey } from './use-undo-key'

type ChangeState = ReadableChange['state']

/** '2 changes not sent yet · 1 being sent · 1 failed'. */
const summaryOf = (counts: Record<ChangeState, number>) =>
  [
    counts.waiting > 0 && `${counted(counts.waiting, 'change')} not sent yet`,
    counts.sending > 0 && `${counts.sending} being sent`,
    counts.failed > 0 && `${counts.failed} failed`,
  ]
    .filter((words) => words !== false)
    .join(' · ')

/** The time, once a second while it is wanted. */
function useNow(wanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!wanted) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [wanted])
  return now
}

/**
 * J2: what is staged and not confirmed, newest first, over the foot of the page. Each can be undone until it is sent; what
 * did not get through stays until it is retried or discarded, also when the page is opened again.
 */
export function UndoBar() {
  const { changes, announcement, undo, undoAll, sendNow, retry, discard } = useOutbox()
  const states = changes.map(({ state }) => state)
  const count = (state: ChangeState) => states.filter((one) => one === state).length
  const counts = { waiting: count('waiting'), sending: count('sending'), failed: count('failed') }
  const latest = changes[states.lastIndexOf('waiting')]?.id
  useUndoKey(useCallback(() => void (latest !== undefined && undo(latest)), [latest, undo]))
  const now = useNow(counts.waiting > 0)
  const bar = useRef<HTMLElement>(null)
  const shown = changes.length > 0
  const room = useBarRoom(bar, shown)
  const focus = useHeldFocus(bar)
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {shown && (
        <>
          <div aria-hidden style={{ height: room }} />
          <chakra.section
            ref={bar}
            tabIndex={-1}
            aria-label="Pending changes"
            {...focus}
            position="fixed"
            zIndex="sticky"
            bottom={{ base: '2', md: '4' }}
            insetInline={{ base: '2', md: 'auto' }}
            insetEnd={{ md: '6' }}
            width={{ md: '28rem' }}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            boxShadow="float"
            px="4"
            py="2"
            css={{ '@media print': { display: 'none' } }}
          >
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <chakra.h2 flex="1 1 auto" fontWeight="semibold">
                {summaryOf(counts)}
              </chakra.h2>
              <chakra.div display="flex" gap="1" ms="auto" me="-3">
                {counts.waiting > 1 && (
                  <Button variant="plain" size="sm" onClick={undoAll}>
                    Undo all
                  </Button>
                )}
                {counts.waiting > 0 && (
                  <Button variant="plain" size="sm" onClick={() => void sendNow()}>
                    Send now
                  </Button>
                )}
              </chakra.div>
            </chakra.div>
            <chakra.ul
              maxHeight={{ base: '30dvh', md: '40dvh' }}
              overflowY="auto"
              mx="-4"
              px="4"
              css={{ '& > li + li': { borderTopWidth: '1px' } }}
            >
              {changes.toReversed().map((change) => (
                <UndoItem key={change.id} {...{ change, now, undo, retry, discard }} />
              ))}
            </chakra.ul>
          </chakra.section>
        </>
      )}
    </>
  )
}
