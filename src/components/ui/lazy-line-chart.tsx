import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { loadChunk } from '@/lib/load-chunk'
import { lazyPart, useLazyPart } from './lazy-part'
import type { LineChartProps } from './line-chart'
import { SkeletonBar } from './skeleton'
import { useInView } from './use-in-view'

const chart = lazyPart<LineChartProps>('chart', () =>
  loadChunk('chart', () => import('./line-chart').then(({ LineChart }) => LineChart)),
)

const height = '16rem'

/** A line chart; its code comes when it is about to be seen. */
export function LazyLineChart(props: LineChartProps) {
  const [box, near] = useInView<HTMLDivElement>()
  const [failed, setFailed] = useState(false)
  const Chart = useLazyPart(chart, near && !failed, () => setFailed(true))
  return (
    <chakra.div ref={box} height={height} position="relative">
      {failed ? (
        <chakra.p color="fg.muted">The chart could not be loaded. Its figures are in the table.</chakra.p>
      ) : Chart ? (
        <Chart {...props} />
      ) : (
        <SkeletonBar height="full" />
      )}
    </chakra.div>
  )
}
