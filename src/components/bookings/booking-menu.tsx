import { chakra } from '@chakra-ui/react/styled-system'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarX from 'lucide-react/icons/calendar-x'
import ChevronDown from 'lucide-react/icons/chevron-down'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Share2 from 'lucide-react/icons/share-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { Button } from '@/components/ui/button'
import { Menu, type MenuEntry } from '@/components/ui/overlay/menu'
import { type Booking, isCancelled } from '@/domain/bookings/booking'
import { ActNotice } from './actions/act-notice'
import { preloadActs, useBookingActs } from './actions/use-booking-acts'

/** What one does with a booking of the list, besides opening and cancelling it. `over`: what is left is to book it again. */
export function BookingMenu({ booking, over }: { booking: Booking; over: boolean }) {
  const acts = useBookingActs(booking)
  const gone = isCancelled(booking)
  const again: MenuEntry = {
    value: 'again',
    label: 'Book again',
    icon: <RotateCcw />,
    onSelect: () => acts.again(),
  }
  const items: MenuEntry[] = [
    {
      value: 'calendar',
      label: gone ? 'Take out of calendar' : 'Add to calendar',
      icon: gone ? <CalendarX /> : <CalendarPlus />,
      onSelect: () => acts.calendar(),
    },
    { value: 'share', label: 'Share', icon: <Share2 />, onSelect: () => acts.share() },
    ...(over ? [] : [again]),
    { value: 'back', label: 'Book the way back', icon: <Undo2 />, onSelect: () => acts.back() },
  ]
  return (
    <>
      {over && (
        <Button
          loading={acts.working === 'again'}
          onClick={() => acts.again()}
          onPointerEnter={preloadActs}
          onFocus={preloadActs}
        >
          <RotateCcw aria-hidden /> Book again
        </Button>
      )}
      <Menu
        items={items}
        variant="plain"
        loading={acts.working !== undefined && !(over && acts.working === 'again')}
        aria-label={`More for booking ${booking.pnr}`}
      >
        More <ChevronDown aria-hidden />
      </Menu>
      <chakra.div flexBasis="100%" _empty={{ display: 'none' }}>
        <ActNotice booking={booking} acts={acts} />
      </chakra.div>
    </>
  )
}
