import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  Legend,
  LinearScale,
  Tooltip,
} from 'chart.js'
import { useRef } from 'react'
import { Bar } from 'react-chartjs-2'
import { axis, type ChartProps, sharedOptions, useActiveCategory } from './chart-parts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip, Legend)

export interface BarChartProps extends ChartProps {
  /** The bars lie, one below the other: for long names, or many. */
  lying?: boolean
}

const options = (props: BarChartProps): ChartOptions<'bar'> => {
  const shared = sharedOptions(props)
  const values = { beginAtZero: true, stacked: true, ...axis(props) }
  const categories = { ...axis(props), stacked: true, grid: { display: false } }
  return props.lying
    ? {
        ...shared,
        indexAxis: 'y',
        interaction: { ...shared.interaction, axis: 'y' },
        // Every bar has its name: the height is made for it.
        scales: { x: values, y: { ...categories, ticks: { ...categories.ticks, autoSkip: false } } },
      }
    : { ...shared, scales: { x: categories, y: values } }
}

/** Bars over categories; the series of one category are stacked. A table beside it has the numbers. */
export function BarChart(props: BarChartProps) {
  const { label, categories, series, active } = props
  const chart = useRef<Chart<'bar'>>(null)
  useActiveCategory(chart, active)
  return (
    <Bar
      ref={chart}
      role="img"
      aria-label={label}
      options={options(props)}
      data={{
        labels: [...categories],
        datasets: series.map(({ name, values, color }) => ({
          label: name,
          data: [...values],
          backgroundColor: color,
          maxBarThickness: 28,
        })),
      }}
    />
  )
}
