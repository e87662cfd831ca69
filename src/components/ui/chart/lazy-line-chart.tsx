import { ChartFrame } from './chart-frame'
import { lazyPart } from '@/components/ui/page/lazy-part'
import type { LineChartProps } from './line-chart'

const chart = lazyPart<LineChartProps>('chart', () =>
  import('./line-chart').then(({ LineChart }) => LineChart),
)

/** A line chart; `readings` says each category in words. */
export function LazyLineChart({
  readings,
  ...props
}: LineChartProps & { readings?: readonly string[] | undefined }) {
  return <ChartFrame part={chart} props={props} readings={readings} />
}
