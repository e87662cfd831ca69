import {
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { Line } from 'react-chartjs-2'

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Tooltip, Legend, Filler)

export interface LineSeries {
  name: string
  values: readonly number[]
  /** A CSS colour. */
  color: string
  /** On the scale at the right: a figure of another size. */
  right?: boolean
}

export interface LineChartProps {
  /** What the chart shows, for whoever cannot see it. */
  label: string
  categories: readonly string[]
  series: readonly LineSeries[]
  /** Colours of text and grid: the canvas knows no theme. */
  ink: { text: string; grid: string }
}

const options = ({ ink, series }: LineChartProps): ChartOptions<'line'> => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: false,
  interaction: { mode: 'index', intersect: false },
  plugins: { legend: { labels: { color: ink.text, usePointStyle: true } } },
  scales: {
    x: { ticks: { color: ink.text }, grid: { color: ink.grid } },
    y: { beginAtZero: true, ticks: { color: ink.text }, grid: { color: ink.grid } },
    ...(series.some(({ right }) => right)
      ? {
          right: {
            position: 'right',
            beginAtZero: true,
            ticks: { color: ink.text },
            grid: { drawOnChartArea: false },
          },
        }
      : {}),
  },
})

/** Lines over categories. The numbers stand as a table beside it: a picture is not enough. */
export function LineChart(props: LineChartProps) {
  const { label, categories, series } = props
  return (
    <Line
      role="img"
      aria-label={label}
      options={options(props)}
      data={{
        labels: [...categories],
        datasets: series.map(({ name, values, color, right }) => ({
          label: name,
          data: [...values],
          borderColor: color,
          backgroundColor: color,
          borderWidth: 2,
          pointRadius: 3,
          ...(right ? { yAxisID: 'right' } : {}),
        })),
      }}
    />
  )
}
