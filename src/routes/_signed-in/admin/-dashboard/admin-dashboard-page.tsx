import { chakra } from '@chakra-ui/react/styled-system'
import { SampleFigures } from '@/components/dashboard/sample-figures'
import { SampleMark } from '@/components/dashboard/sample-mark'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { LinkButton } from '@/components/ui/button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { words } from '@/domain/words'
import { formatDate } from '@/lib/text/format'
import { useDashboard } from '@/queries/dashboard'
import { LiveFigures } from './live-figures'
import { MissingCalls } from './missing-calls'

/** J1: what the real calls say now, and beside it the specification's sample figures, marked as such (ADM-8). */
export function AdminDashboardPage() {
  const dashboard = useDashboard()
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
      <chakra.section aria-labelledby="sample">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mb="3">
          <chakra.h2 id="sample" textStyle="section">
            Figures
          </chakra.h2>
          <SampleMark />
        </chakra.div>
        <Loaded
          load={dashboard}
          headline={words.dashboard}
          skeleton={<SkeletonCard height={420} label="Loading figures…" />}
        >
          {(data) => <SampleFigures dashboard={data} />}
        </Loaded>
      </chakra.section>
    </>
  )
}
