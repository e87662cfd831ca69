import { TextLink } from '@/components/ui/text-link'
import type { BookingFilter } from '@/domain/admin/admin-bookings-filter'
import type { Figures } from '@/domain/reports/reports'
import { counted, formatMoney, formatNumber } from '@/lib/text/format'
import { behind, statusBehind } from './report-words'

export const figureText = (figure: keyof Figures, value: number) =>
  figure === 'revenue' ? formatMoney(value) : formatNumber(value)

const units: Record<keyof Figures, string> = {
  bookings: '',
  passengers: ' passengers',
  revenue: '',
  cancelled: ' cancelled',
}

/** ADM-7: a figure that opens the list behind it, filtered alike. Nothing to list, nothing to open. */
export function FigureLink({
  figure,
  figures,
  filter,
  name,
  quiet = true,
}: {
  figure: keyof Figures
  figures: Figures
  filter: BookingFilter
  /** What the figure is about, for whoever hears the link alone. */
  name: string
  /** Underlined where it stands among other words. */
  quiet?: boolean
}) {
  const text = figureText(figure, figures[figure])
  const count = behind[figure](figures)
  if (count === 0) return <>{text}</>
  return (
    <TextLink
      quiet={quiet}
      color="brand.fg"
      display="inline-block"
      minWidth="6"
      minHeight="6"
      to="/admin/bookings"
      search={{ ...filter, status: statusBehind[figure] }}
      aria-label={`${text}${units[figure]}, ${name}: list of ${counted(count, 'booking')}`}
    >
      {text}
    </TextLink>
  )
}
