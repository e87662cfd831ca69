import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface SpanEnd {
  /** The largest text: a clock time. */
  time: string
  /** Beside the time, such as "+1 day". */
  note?: string | undefined
  title: string
  detail?: string | undefined
}

const End = ({ label, end, align }: { label: string; end: SpanEnd; align: 'start' | 'end' }) => (
  <chakra.div minWidth="0" textAlign={align}>
    <chakra.div
      display="flex"
      flexWrap="wrap"
      columnGap="1.5"
      alignItems="baseline"
      justifyContent={align === 'end' ? 'flex-end' : 'flex-start'}
    >
      <chakra.span srOnly>{label}</chakra.span>
      <chakra.span textStyle="time" minWidth="0" overflowWrap="anywhere">
        {end.time}
      </chakra.span>
      {end.note && (
        <chakra.span textStyle="small" color="fg.muted">
          {end.note}
        </chakra.span>
      )}
    </chakra.div>
    {/* A letter under a heap of accents cannot be broken. */}
    <chakra.div overflowWrap="break-word" overflowX="clip" hyphens="auto" dir="auto">
      {end.title}
    </chakra.div>
    {end.detail && (
      <chakra.div textStyle="small" color="fg.muted" letterSpacing="wider" overflowWrap="anywhere">
        {end.detail}
      </chakra.div>
    )}
  </chakra.div>
)

/** A thin line with a dot at each end: where something starts, where it ends, and how long it takes between. */
export function SpanLine({
  start,
  end,
  length,
  detail,
  labels = ['Departure', 'Arrival'],
}: {
  start: SpanEnd
  end: SpanEnd
  length: string
  /** Under the line: "3 stops". */
  detail?: ReactNode
  labels?: readonly [string, string]
}) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) minmax(3.5rem, 0.6fr) minmax(0, 1fr)',
        sm: 'repeat(3, minmax(0, 1fr))',
      }}
      columnGap={{ base: '2', sm: '3' }}
      alignItems="start"
      fontVariantNumeric="tabular-nums"
    >
      <End label={labels[0]} end={start} align="start" />
      <chakra.div textAlign="center" textStyle="small" color="fg.muted">
        <chakra.div height="1.75rem" display="flex" alignItems="center" aria-hidden>
          <Dot />
          <chakra.div flex="1" borderTop="2px solid currentColor" />
          <Dot />
        </chakra.div>
        {length && (
          <div>
            <chakra.span srOnly>Duration </chakra.span>
            {length}
          </div>
        )}
        {detail && <chakra.div>{detail}</chakra.div>}
      </chakra.div>
      <End label={labels[1]} end={end} align="end" />
    </chakra.div>
  )
}

const Dot = chakra('span', {
  base: {
    width: '2.5',
    height: '2.5',
    flexShrink: '0',
    borderRadius: 'full',
    border: '2px solid currentColor',
    color: 'brand.fg',
  },
})
