import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/button'
import { isInService } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { tripOf } from '@/domain/trains/trip'
import { formatMoney } from '@/lib/text/format'
import { CompareToggle } from './compare-toggle'
import { DaysStrip } from './days-strip'
import { TripLine } from './trip-line'

/** A train with its whole run. Seats depend on a date: they are on the train's own page. */
export const TrainCard = memo(function TrainCard({ train }: { train: Train }) {
  const trip = tripOf(train)
  return (
    <Card as="li">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb="3">
        <chakra.h2 fontWeight="semibold" minWidth="0">
          <chakra.span textStyle="num">{train.trainNumber}</chakra.span> <Bdi>{train.name || '—'}</Bdi>
          {train.trainType && (
            <chakra.span color="fg.muted" fontWeight="normal">
              {' '}
              · {train.trainType}
            </chakra.span>
          )}
        </chakra.h2>
        <DaysStrip train={train} />
      </chakra.div>
      {trip ? (
        <TripLine trip={trip} />
      ) : (
        <chakra.p color="fg.muted">The run of this train is not known.</chakra.p>
      )}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mt="4"
        pt="3"
        borderTopWidth="1px"
      >
        <div>
          {!isInService(train) && 'Out of service at present'}
          <CompareToggle trainId={train._id} name={`${train.trainNumber} ${train.name}`} />
        </div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          columnGap="4"
          rowGap="2"
          ms="auto"
        >
          <chakra.div textAlign="end">
            <chakra.div textStyle="section" fontVariantNumeric="tabular-nums">
              {formatMoney(trip?.farePerPassenger)}
            </chakra.div>
            <chakra.div textStyle="small" color="fg.muted">
              whole run, estimated
            </chakra.div>
          </chakra.div>
          <LinkButton
            to="/trains/$trainId"
            params={{ trainId: train._id }}
            aria-label={`Details of ${train.trainNumber} ${train.name}`}
          >
            Details
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </Card>
  )
})
