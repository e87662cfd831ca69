import { chakra } from '@chakra-ui/react/styled-system'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Button, LinkButton } from '@/components/ui/button'
import { opensPanel } from '@/components/ui/overlay/use-close-panel'
import { LongText } from '@/components/ui/long-text'
import { formatNumber } from '@/lib/text/format'
import { type ReadableChange, undoMs } from '@/mutations/outbox/outbox-api'
import { Differences } from './differences'

interface Handlers {
  undo: (id: number) => void
  retry: (id: number) => void
  discard: (id: number) => void
}

/** One staged change: what it is, how long it can still be undone, how far it is, or why it failed. */
export function UndoItem({
  change,
  now,
  undo,
  ...handlers
}: { change: ReadableChange; now: number } & Handlers) {
  const { state, verb, title } = change
  if (state === 'failed') return <Failed change={change} {...handlers} />
  if (state === 'sending') {
    return (
      <Line
        words={<Named verb={change.progressive} subject={change.subject} />}
        line={<ProgressOf change={change} />}
        end={
          <chakra.span color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums" py="1.5">
            {change.total > 1 ? `${formatNumber(change.done)} of ${formatNumber(change.total)}` : 'Sending…'}
          </chakra.span>
        }
      />
    )
  }
  const left = Math.min(undoMs, Math.max(0, change.dueAt - now))
  return (
    <Line
      words={<Named verb={verb} subject={change.subject} />}
      line={<TimeLine share={left / undoMs} />}
      end={
        <>
          <chakra.span
            aria-hidden
            color="fg.muted"
            textStyle="small"
            fontVariantNumeric="tabular-nums"
            minWidth="7"
            textAlign="end"
          >
            {Math.ceil(left / 1000)} s
          </chakra.span>
          <Button size="sm" aria-label={`Undo: ${title}`} onClick={() => undo(change.id)}>
            Undo
          </Button>
        </>
      }
    />
  )
}

/** 'Delete Night Mail (90001)': the name may run the other way. */
const Named = ({ verb, subject }: { verb: string; subject: string }) => (
  <>
    {verb} <Bdi>{subject}</Bdi>
  </>
)

function Line({ words, line, end }: { words: ReactNode; line: ReactNode; end: ReactNode }) {
  return (
    <chakra.li py="1.5">
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
          {words}
        </chakra.span>
        {end}
      </chakra.div>
      {line}
    </chakra.li>
  )
}

const Track = chakra('div', {
  base: { height: '2px', mt: '1', bg: 'bg.emphasized', borderRadius: 'full', overflow: 'hidden' },
})
const Filled = chakra('div', {
  base: {
    height: 'full',
    bg: 'brand.solid',
    transformOrigin: 'left',
    _rtl: { transformOrigin: 'right' },
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
})

/** The seconds stand beside it in figures. */
const TimeLine = ({ share }: { share: number }) => (
  <Track aria-hidden>
    <Filled transition="transform 1s linear" style={{ transform: `scaleX(${share})` }} />
  </Track>
)

const ProgressOf = ({ change }: { change: ReadableChange }) =>
  change.total > 1 ? (
    <Track
      role="progressbar"
      aria-label={change.inProgress}
      aria-valuemin={0}
      aria-valuemax={change.total}
      aria-valuenow={change.done}
    >
      <Filled style={{ transform: `scaleX(${change.done / change.total})` }} />
    </Track>
  ) : (
    <Track aria-hidden />
  )

/** What did not get through: which change, with its fields before and after, why, and what can be done about it. */
function Failed({ change, retry, discard }: { change: ReadableChange } & Omit<Handlers, 'undo'>) {
  const { verb, title, bulkFailure } = change
  const single = bulkFailure === undefined ? change.steps[0] : undefined
  return (
    <chakra.li py="2" display="flex" gap="2">
      <chakra.span color="fg.error" flexShrink="0" mt="2px">
        <TriangleAlert size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        {single ? (
          <>
            <p>
              {single.state === 'unknown' ? 'Perhaps sent: ' : 'Not sent: '}
              <Named verb={verb} subject={change.subject} />
            </p>
            <Differences {...single.entry} />
            <chakra.p color="fg.error">
              <LongText text={single.reason ?? ''} />
            </chakra.p>
          </>
        ) : (
          <>
            <p>{bulkFailure}</p>
            <Reasons change={change} />
          </>
        )}
        <chakra.div display="flex" gap="2" mt="1">
          {single && single.kind !== 'delete' && (
            <LinkButton
              size="sm"
              to={single.resource.page}
              search={{ edit: single.id }}
              state={opensPanel}
              aria-label={`Edit: ${title}`}
            >
              Edit
            </LinkButton>
          )}
          <Button size="sm" aria-label={`Retry: ${title}`} onClick={() => retry(change.id)}>
            Retry
          </Button>
          <Button
            variant="plain"
            size="sm"
            aria-label={`Discard: ${title}`}
            onClick={() => discard(change.id)}
          >
            Discard
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}

/** ADM-5: each record that failed, with its reason. */
const Reasons = ({ change }: { change: ReadableChange }) => (
  <chakra.details textStyle="small" mt="0.5">
    <chakra.summary cursor="pointer" minHeight="6" color="brand.fg">
      Which, and why
    </chakra.summary>
    <chakra.ul display="grid" gap="1" mt="1">
      {change.steps.map(({ entry, name, reason }) => (
        <li key={entry.id}>
          <Bdi>{name}</Bdi>:{' '}
          <chakra.span color="fg.error">
            <LongText text={reason ?? ''} />
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  </chakra.details>
)
