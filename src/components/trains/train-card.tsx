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
import { TrainKind } from './train-kind'
import { TripLine } from './trip-line'

/** A train with its whole run. Seats depend on a date: they are on the train's own page. */
export const TrainCard = memo(function TrainCard({ train }: { train: Train }) {
  const trip = tripOf(train)
  return (
    <Card as="li" css={sheet}>
      <header>
        <h2>
          <span>{train.trainNumber}</span> <Bdi>{train.name || '—'}</Bdi>
          <TrainKind train={train} />
        </h2>
        <DaysStrip train={train} />
      </header>
      {trip ? <TripLine trip={trip} /> : <p>The run of this train is not known.</p>}
      <footer>
        <div>
          {!isInService(train) && 'Out of service at present'}
          <CompareToggle trainId={train._id} name={`${train.trainNumber} ${train.name}`} />
        </div>
        <div>
          <div>
            <b>{formatMoney(trip?.farePerPassenger)}</b>
            <small>whole run, estimated</small>
          </div>
          <LinkButton
            to="/trains/$trainId"
            params={{ trainId: train._id }}
            aria-label={`Details of ${train.trainNumber} ${train.name}`}
          >
            Details
          </LinkButton>
        </div>
      </footer>
    </Card>
  )
})

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }

// One styled element instead of ten: a list has dozens of cards.
const sheet = {
  '& > header': { ...row, gap: '2', mb: '3' },
  '& h2': { fontWeight: 'semibold', minWidth: '0' },
  '& h2 > span': { textStyle: 'num' },
  '& > p': { color: 'fg.muted' },
  '& > footer': { ...row, alignItems: 'center', gap: '3', mt: '4', pt: '3', borderTopWidth: '1px' },
  '& > footer > div:last-child': {
    ...row,
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '4',
    rowGap: '2',
    ms: 'auto',
  },
  '& > footer > div > div:has(> b)': { textAlign: 'end' },
  '& > footer b': { display: 'block', textStyle: 'section', fontVariantNumeric: 'tabular-nums' },
  '& b + small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
} as const
