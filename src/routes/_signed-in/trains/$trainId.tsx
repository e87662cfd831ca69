import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/trains/$trainId')({ component: Page })

const will = [
  'Every stop with its times',
  'Seats for the days around a date',
  'What passengers say in reviews',
]

function Page() {
  return <ComingPage title="Train" will={will} />
}
