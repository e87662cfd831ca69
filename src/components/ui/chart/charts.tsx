import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { SkeletonBar } from '@/components/ui/feedback/skeleton'
import { type LazyPart, lazyPart } from '@/components/ui/page/lazy-part'
import { useWantedPart } from '@/components/ui/page/opened-part'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import type { BarChartProps } from './bar-chart'
import type { LineChartProps } from './line-chart'

const barChart = lazyPart<BarChartProps>('bar-chart', () =>
  import('./bar-chart').then((module) => module.BarChart),
)
const lineChart = lazyPart<LineChartProps>('chart', () =>
  import('./line-chart').then((module) => module.LineChart),
)

/** What each category says, in words. */
interface Readings {
  readings?: readonly string[] | undefined
}

/** A bar chart. Lying bars have the room they need. */
export function LazyBarChart({ readings, ...props }: BarChartProps & Readings) {
  const height = props.lying ? `${4 + props.categories.length * 1.75}rem` : undefined
  return <ChartFrame part={barChart} {...{ props, readings, height }} />
}

export const LazyLineChart = ({ readings, ...props }: LineChartProps & Readings) => (
  <ChartFrame part={lineChart} {...{ props, readings }} />
)

/** A canvas may be forbidden, or not known: a chart would break the page with it. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null

/**
 * The place of a chart, whose code comes when it is about to be seen. With `readings` there is a slider under it that
 * goes from category to category: what is pointed at is shown in the chart and as text, and is read out.
 */
function ChartFrame<P extends { active?: number | undefined }>({
  part,
  props,
  height = '16rem',
  readings,
}: Readings & { part: LazyPart<P>; props: P; height?: string | undefined }) {
  const [box, isNear] = useNearViewport()
  const [failed, setFailed] = useState(() => !canDraw())
  const [active, setActive] = useState<number>()
  const Chart = useWantedPart(part, isNear && !failed, () => setFailed(true))
  const shown = active !== undefined && readings?.[active] !== undefined ? active : undefined
  return (
    <div>
      {/* As wide as there is room: a canvas drawn wider must not keep the page so wide when the window gets narrow. */}
      <chakra.div
        ref={box}
        height={failed ? 'auto' : height}
        position="relative"
        css={{ contain: 'inline-size' }}
      >
        {failed ? (
          <chakra.p color="fg.muted">The chart cannot be shown. Its figures are in the table.</chakra.p>
        ) : Chart ? (
          <Chart {...props} active={shown} />
        ) : (
          <SkeletonBar height="full" />
        )}
      </chakra.div>
      {readings && readings.length > 0 && !failed && (
        <Reader readings={readings} active={shown} onActive={setActive} />
      )}
    </div>
  )
}

function Reader({
  readings,
  active,
  onActive,
}: {
  readings: readonly string[]
  active: number | undefined
  onActive: (index: number | undefined) => void
}) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      mt="2"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.input
        type="range"
        aria-label="Read the chart point by point"
        aria-valuetext={readings[active ?? 0]}
        min={0}
        max={readings.length - 1}
        value={active ?? 0}
        onChange={(event) => onActive(Number(event.target.value))}
        onFocus={() => onActive(active ?? 0)}
        onBlur={() => onActive(undefined)}
        flex="1 1 10rem"
        maxWidth="20rem"
        minHeight="6"
        accentColor="brand.solid"
      />
      <chakra.span flex="1 1 16rem" textStyle="small" color="fg.muted" minHeight="1.125rem" aria-hidden>
        {active === undefined
          ? 'Move the slider, with the arrow keys too, to read the chart.'
          : readings[active]}
      </chakra.span>
    </chakra.div>
  )
}
