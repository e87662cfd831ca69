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

const End = ({ label, end }: { label: string; end: SpanEnd }) => (
  <div>
    <div>
      <span data-said>{label}</span>
      <b>{end.time}</b>
      {end.note && <small>{end.note}</small>}
    </div>
    <div dir="auto">{end.title}</div>
    {end.detail && <small>{end.detail}</small>}
  </div>
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
    <Line>
      <End label={labels[0]} end={start} />
      <div>
        <i aria-hidden>
          <i />
        </i>
        {length && (
          <div>
            <span data-said>Duration </span>
            {length}
          </div>
        )}
        {detail && <div>{detail}</div>}
      </div>
      <End label={labels[1]} end={end} />
    </Line>
  )
}

const dot = {
  content: '""',
  width: '2.5',
  height: '2.5',
  flexShrink: '0',
  borderRadius: 'full',
  border: '2px solid',
  borderColor: 'brand.fg',
}

// One styled element instead of fourteen: lists have dozens of lines.
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(3.5rem, 0.6fr) minmax(0, 1fr)',
      sm: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: { base: '2', sm: '3' },
    alignItems: 'start',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { minWidth: '0' },
    '& > div:nth-of-type(2)': { textAlign: 'center', textStyle: 'small', color: 'fg.muted' },
    '& > div:last-child': { textAlign: 'end' },
    '& [data-said]': { srOnly: true },
    '& b': { textStyle: 'time', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& > div > small': { display: 'block', letterSpacing: 'wider', overflowWrap: 'anywhere' },
    // The time and its note.
    '& > div > div:has(> b)': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5', alignItems: 'baseline' },
    '& > div:last-child > div:has(> b)': { justifyContent: 'flex-end' },
    // A letter under a heap of accents cannot be broken.
    '& > div > [dir]': { overflowWrap: 'break-word', overflowX: 'clip', hyphens: 'auto' },
    '& > div > i': { height: '1.75rem', display: 'flex', alignItems: 'center', _before: dot, _after: dot },
    '& i > i': { flex: '1', borderTop: '2px solid currentColor' },
  },
})
