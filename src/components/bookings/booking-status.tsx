import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import TicketCheck from 'lucide-react/icons/ticket-check'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { statusTone } from '@/domain/bookings/booking-status'

const icons = {
  green: <CircleCheck size={14} aria-hidden />,
  blue: <TicketCheck size={14} aria-hidden />,
  amber: <Clock size={14} aria-hidden />,
  'grey-red': <CircleX size={14} aria-hidden />,
  neutral: <Info size={14} aria-hidden />,
}

export function BookingStatus({ status }: { status: string }) {
  const tone = statusTone(status)
  return (
    <StatusTag tone={tone} icon={icons[tone]}>
      {status || 'Status unknown'}
    </StatusTag>
  )
}
