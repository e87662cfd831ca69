import { chakra } from '@chakra-ui/react/styled-system'
import { SampleFigures } from '@/components/dashboard/sample-figures'
import { useRailwayNow } from '@/components/trains/use-railway-now'
import { LinkButton } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page/page-header'
import { clockOf } from '@/domain/time/clock'
import { formatDate } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { NextJourney } from './next-journey'

/** What a passenger wants first: the next journey, and the way to another one. Below, the sample figures. */
export function DashboardPage({ name }: { name: string }) {
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
      <SampleFigures />
    </>
  )
}
