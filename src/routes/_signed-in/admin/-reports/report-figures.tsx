import { chakra } from '@chakra-ui/react/styled-system'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import type { Figures } from '@/domain/reports/reports'
import { counted } from '@/lib/text/format'
import type { ReportAnswer } from '@/queries/reports/reports-answer'
import { FigureLink } from './figure-link'
import { figureNames, formatShare, rangeName, shareText } from './report-words'

const names = Object.keys(figureNames) as (keyof Figures)[]

const details: Record<keyof Figures, (figures: Figures) => string> = {
  bookings: () => 'Cancelled ones included',
  passengers: ({ bookings, cancelled }) => `On ${counted(bookings - cancelled, 'booking')}`,
  revenue: ({ bookings, cancelled }) => `From ${counted(bookings - cancelled, 'booking')}`,
  cancelled: (figures) => `${shareText(figures)} of the bookings`,
}

/** Four figures of the range, each with its change against the range before, and with the list behind it. */
export function ReportFigures({ answer }: { answer: ReportAnswer }) {
  const { totals, before, request } = answer
  const { range, basis, before: rangeBefore } = request
  return (
    <chakra.section aria-label="Totals" mb="5">
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        {names.map((figure) => (
          <Card key={figure}>
            <chakra.dt textStyle="small" color="fg.muted">
              {figureNames[figure]}
            </chakra.dt>
            <chakra.dd textStyle="time" overflowWrap="anywhere">
              <FigureLink
                figure={figure}
                figures={totals}
                filter={{ ...range, basis }}
                name={rangeName(range)}
              />
            </chakra.dd>
            <chakra.dd textStyle="small" color="fg.muted">
              {details[figure](totals)}
            </chakra.dd>
            {before && rangeBefore && (
              <chakra.dd textStyle="small" mt="2">
                <Change now={totals[figure]} before={before[figure]}>
                  <FigureLink
                    quiet={false}
                    figure={figure}
                    figures={before}
                    filter={{ ...rangeBefore, basis }}
                    name={rangeName(rangeBefore)}
                  />
                </Change>
              </chakra.dd>
            )}
          </Card>
        ))}
      </chakra.dl>
      {rangeBefore && (
        <chakra.p textStyle="small" color="fg.muted" mt="2">
          Compared with {rangeName(rangeBefore)}.
        </chakra.p>
      )}
    </chakra.section>
  )
}

function Change({ now, before, children }: { now: number; before: number; children: ReactNode }) {
  if (now === before) return <>The same as before: {children}</>
  const [Icon, words] = now > before ? [ArrowUp, 'more than'] : [ArrowDown, 'less than']
  return (
    <>
      <chakra.span aria-hidden display="inline-block" verticalAlign="-2px" me="1">
        <Icon size={14} />
      </chakra.span>
      {before !== 0 && `${formatShare(Math.abs((now - before) / before))} `}
      {words} {children}
    </>
  )
}
