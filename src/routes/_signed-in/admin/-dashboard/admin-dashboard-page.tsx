import { chakra } from '@chakra-ui/react/styled-system'
import { SampleFigures } from '@/components/dashboard/sample-figures'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { LinkButton } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page/page-header'
import { formatDate } from '@/lib/text/format'
import { LiveFigures } from './live-figures'
import { MissingCalls } from './missing-calls'

/** J1: what the real calls say now, and beside it the specification's sample figures, marked as such (ADM-8). */
export function AdminDashboardPage() {
  const { today } = useRailwayNow()
  return (
    <>
      <PageHeader
        title="Admin dashboard"
        summary={formatDate(today)}
        action={<LinkButton to="/admin/reports">Reports</LinkButton>}
      />
      <MissingCalls />
      <chakra.section aria-labelledby="live" mb="6">
        <chakra.h2 id="live" textStyle="section" mb="3">
          Now
        </chakra.h2>
        <LiveFigures today={today} />
      </chakra.section>
      <SampleFigures />
    </>
  )
}
