import {
  CategoryScale,
  Chart,
  type ChartOptions,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { useRef } from 'react'
import { Line } from 'react-chartjs-2'
import { axis, type ChartProps, type ChartSeries, sharedOptions, useActiveCategory } from './chart-parts'

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Tooltip, Legend)

export interface LineSeries extends ChartSeries {
  /** On the scale at the right: a figure of another size. */
  right?: boolean
  /** Told apart from the others by more than its colour. */
  dashed?: boolean
}

export type LineChartProps = ChartProps<LineSeries>

/** Past this the points are a band of their own. */
const mostPoints = 62

const options = (props: LineChartProps): ChartOptions<'line'> => ({
  ...sharedOptions(props),
  scales: {
    x: axis(props),
    y: { beginAtZero: true, ...axis(props) },
    ...(props.series.some(({ right }) => right)
      ? {
          right: {
            position: 'right',
            beginAtZero: true,
            ...axis(props),
            grid: { drawOnChartArea: false },
          },
        }
      : {}),
  },
})

/** Lines over categories. A table beside it has the numbers: a picture is not enough. */
export function LineChart(props: LineChartProps) {
  const { label, categories, series, active } = props
  const chart = useRef<Chart<'line'>>(null)
  useActiveCategory(chart, active)
  return (
    <Line
      ref={chart}
      role="img"
      aria-label={label}
      options={options(props)}
      data={{
        labels: [...categories],
        datasets: series.map(({ name, values, color, right, dashed }) => ({
          label: name,
          data: [...values],
          borderColor: color,
          backgroundColor: color,
          borderWidth: 2,
          pointRadius: categories.length > mostPoints ? 0 : 3,
          pointHoverRadius: 5,
          ...(dashed ? { borderDash: [6, 4], pointStyle: 'rectRot' as const } : {}),
          ...(right ? { yAxisID: 'right' } : {}),
        })),
      }}
    />
  )
}
