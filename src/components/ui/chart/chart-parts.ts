import type { Chart } from 'chart.js'
import { type RefObject, useEffect } from 'react'
import { locale } from '@/lib/config'

export interface ChartSeries {
  name: string
  values: readonly number[]
  /** A CSS colour. */
  color: string
  /** How a value is written where it is pointed at. */
  format?: ((value: number) => string) | undefined
}

export interface ChartProps<Series extends ChartSeries = ChartSeries> {
  /** What the chart shows, for users who cannot see it. */
  label: string
  categories: readonly string[]
  series: readonly Series[]
  /** Colours of text and grid: the canvas knows no theme. */
  ink: { text: string; grid: string }
  /** The category whose values are shown, by its index. */
  active?: number | undefined
}

/** What the tooltip shows of a value that is pointed at. */
interface Pointed {
  dataset: { label?: string | undefined }
  datasetIndex: number
  dataIndex: number
  formattedValue: string
}

/** Whatever is drawn: nothing moves, and all values of a category are shown together. */
export const sharedOptions = ({ ink, series }: ChartProps) => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: false as const,
  locale,
  interaction: { mode: 'index' as const, intersect: false },
  plugins: {
    legend: {
      display: series.length > 1,
      labels: { color: ink.text, usePointStyle: true, boxWidth: 8, boxHeight: 8 },
    },
    tooltip: {
      callbacks: {
        label: ({ dataset, datasetIndex, dataIndex, formattedValue }: Pointed) => {
          const { values = [], format } = series[datasetIndex] ?? {}
          return `${dataset.label}: ${format?.(values[dataIndex] ?? 0) ?? formattedValue}`
        },
      },
    },
  },
})

export const axis = ({ ink, series }: ChartProps) => {
  const countable = series.every(({ values }) => values.every(Number.isInteger))
  return { ticks: { color: ink.text, ...(countable && { precision: 0 }) }, grid: { color: ink.grid } }
}

/** Points at a category as the mouse would. */
export function useActiveCategory<Kind extends 'line' | 'bar'>(
  chart: RefObject<Chart<Kind> | null>,
  active: number | undefined,
) {
  useEffect(() => {
    const drawn = chart.current
    // There is nothing to draw on where the browser gave no canvas.
    if (!drawn?.ctx) return
    const elements =
      active === undefined
        ? []
        : drawn.data.datasets.map((_, datasetIndex) => ({ datasetIndex, index: active }))
    drawn.setActiveElements(elements)
    drawn.tooltip?.setActiveElements(elements, { x: 0, y: 0 })
    drawn.update('none')
  }, [chart, active])
}
