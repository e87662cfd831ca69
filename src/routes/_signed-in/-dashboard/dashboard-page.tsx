import { chakra } from '@chakra-ui/react/styled-system'
import { SampleFigures } from '@/components/dashboard/sample-figures'
import { SampleMark } from '@/components/dashboard/sample-mark'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { LinkButton } from '@/components/ui/button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { clockOf } from '@/domain/time/clock'
import { words } from '@/domain/words'
import { formatDate } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { useDashboard } from '@/queries/dashboard'
import { NextJourney } from './next-journey'

/** What a passenger wants first: the next journey, and the way to another one. Below, the sample figures. */
export function DashboardPage({ name }: { name: string }) {
  const dashboard = useDashboard()
  const { today, minutes } = useRailwayNow()
  return (
    <>
      <PageHeader
        title={`Welcome, ${isolated(name)}`}
        documentTitle="Dashboard"
        summary={formatDate(today)}
        action={
          <>
            <LinkButton to="/plan-journey" variant="solid">
              Plan a journey
            </LinkButton>
            <LinkButton to="/bookings">My bookings</LinkButton>
          </>
        }
      />
      <chakra.section aria-labelledby="next-journey" mb="6">
        <chakra.h2 id="next-journey" textStyle="section" mb="3">
          Your next journey
        </chakra.h2>
        <NextJourney now={{ date: today, time: clockOf(minutes) }} />
      </chakra.section>
      <chakra.section aria-labelledby="figures">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mb="3">
          <chakra.h2 id="figures" textStyle="section">
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
