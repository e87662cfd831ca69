import { chakra } from '@chakra-ui/react/styled-system'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarX from 'lucide-react/icons/calendar-x'
import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Share2 from 'lucide-react/icons/share-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { Button } from '@/components/ui/button'
import { type Booking, isCancelled } from '@/domain/bookings/booking'
import { ActNotice } from './act-notice'
import { preloadActs, useBookingActs } from './use-booking-acts'

const ahead = { onPointerEnter: preloadActs, onFocus: preloadActs }

/** What one does with a booking on its own page, besides ticket and cancelling. */
export function BookingActButtons({ booking }: { booking: Booking }) {
  const acts = useBookingActs(booking)
  const gone = isCancelled(booking)
  return (
    <>
      <Button loading={acts.working === 'calendar'} onClick={() => acts.calendar()} {...ahead}>
        {gone ? <CalendarX aria-hidden /> : <CalendarPlus aria-hidden />}
        {gone ? 'Take out of calendar' : 'Add to calendar'}
      </Button>
      <Button loading={acts.working === 'share'} onClick={() => acts.share()} {...ahead}>
        <Share2 aria-hidden /> Share
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden /> Print
      </Button>
      <Button loading={acts.working === 'again'} onClick={() => acts.again()} {...ahead}>
        <RotateCcw aria-hidden /> Book again
      </Button>
      <Button loading={acts.working === 'back'} onClick={() => acts.back()} {...ahead}>
        <Undo2 aria-hidden /> Book the way back
      </Button>
      <chakra.div flexBasis="100%" _empty={{ display: 'none' }}>
        <ActNotice booking={booking} acts={acts} />
      </chakra.div>
    </>
  )
}
