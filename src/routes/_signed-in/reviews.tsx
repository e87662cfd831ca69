import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../-coming-page'

export const Route = createFileRoute('/_signed-in/reviews')({ component: Page })

const will = [
  'What passengers say of a train, with average and histogram',
  'Writing, changing and deleting your own review',
  'Likes and dislikes',
]

function Page() {
  return <ComingPage title="Reviews" will={will} />
}
