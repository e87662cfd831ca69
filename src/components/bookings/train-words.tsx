import { Bdi } from '@/components/ui/bdi'
import type { Booking } from '@/domain/bookings/booking'
import { trainWords } from './booking-words'

/** "12951 Mumbai Rajdhani": the name in its own direction, so that the number stays before it. */
export const TrainWords = ({ booking, unknown }: { booking: Pick<Booking, 'train'>; unknown: string }) =>
  booking.train?.trainNumber && booking.train.name ? (
    <>
      {booking.train.trainNumber} <Bdi>{booking.train.name}</Bdi>
    </>
  ) : (
    <Bdi>{trainWords(booking) || unknown}</Bdi>
  )
