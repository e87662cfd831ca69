import { chakra } from '@chakra-ui/react/styled-system'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { CompareToggle } from '@/components/trains/compare-toggle'
import { useIsChosenDay } from '@/components/trains/seats-strip'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import type { FoundTrain } from '@/domain/trains/trip'
import { onDay } from '@/routes/_signed-in/-planner/question/use-planner-navigation'

const strip = lazyPart('seats around a day', () =>
  import('@/components/trains/seats-strip').then((module) => module.SeatsStrip),
)
const stillGo = lazyPart('ways to go', () => import('./still-go').then((module) => module.StillGo))

/** Below a found train: the days around, other ways where it is full, and the comparison. */
export function FoundTrainMore({
  found,
  date,
  passengers,
  full,
}: {
  found: FoundTrain
  date: string
  passengers: number
  /** It has fewer seats than are wanted. */
  full: boolean
}) {
  const { train, trip } = found
  const id = useId()
  // Whoever chose this day in the strip finds it open under the new results.
  const [daysOpen, setDaysOpen] = useState(useIsChosenDay(train._id, date))
  const [waysOpen, setWaysOpen] = useState(false)
  const Days = useLazyPart(strip, daysOpen, () => setDaysOpen(false))
  const Ways = useLazyPart(stillGo, waysOpen && full, () => setWaysOpen(false))
  const name = `${train.trainNumber} ${train.name}`
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mt="2">
        <CompareToggle trainId={train._id} name={name} />
        <Fold
          label="Seats on other days"
          name={name}
          open={daysOpen}
          controls={`${id}-days`}
          onReach={strip.preload}
          onPress={() => setDaysOpen(!daysOpen)}
        />
        {full && (
          <Fold
            label="Full? You can still go"
            name={name}
            open={waysOpen}
            controls={`${id}-ways`}
            onReach={stillGo.preload}
            onPress={() => setWaysOpen(!waysOpen)}
          />
        )}
      </chakra.div>
      <chakra.div id={`${id}-ways`} mt="2" p="3" bg="bg.muted" borderRadius="l2" hidden={!waysOpen || !full}>
        {waysOpen && full && (Ways ? <Ways {...{ found, date, passengers }} /> : 'Loading…')}
      </chakra.div>
      <chakra.div id={`${id}-days`} mt="3" hidden={!daysOpen}>
        {daysOpen &&
          (Days ? (
            <Days
              train={train}
              date={date}
              boardingDay={trip.boardingDay}
              departureTime={trip.departureTime}
              party={passengers}
              searchFor={onDay}
            />
          ) : (
            'Loading…'
          ))}
      </chakra.div>
    </>
  )
}

/** Opens and closes a part below; its code comes while the pointer or the focus is on its way. */
const Fold = ({
  label,
  name,
  open,
  controls,
  onReach,
  onPress,
}: {
  label: string
  name: string
  open: boolean
  controls: string
  onReach: () => void
  onPress: () => void
}) => (
  <Button
    size="sm"
    variant="plain"
    aria-expanded={open}
    aria-controls={controls}
    onPointerEnter={onReach}
    onFocus={onReach}
    onClick={onPress}
    css={{ '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' } }}
  >
    {label}
    <chakra.span srOnly>, {name}</chakra.span>
    <ChevronDown aria-hidden />
  </Button>
)
