import type { BarChartProps } from './bar-chart'
import { ChartFrame } from './chart-frame'
import { lazyPart } from '@/components/ui/page/lazy-part'

const chart = lazyPart<BarChartProps>('bar-chart', () =>
  import('./bar-chart').then(({ BarChart }) => BarChart),
)

/** A bar chart; `readings` says each category in words. Lying bars have the room they need. */
export function LazyBarChart({
  readings,
  ...props
}: BarChartProps & { readings?: readonly string[] | undefined }) {
  const height = props.lying ? `${4 + props.categories.length * 1.75}rem` : undefined
  return <ChartFrame part={chart} props={props} readings={readings} height={height} />
}
