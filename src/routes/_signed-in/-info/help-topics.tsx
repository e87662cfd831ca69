import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { cancelDeadline } from '@/domain/bookings/booking'
import { mostPassengers } from '@/domain/bookings/party'
import { defaultMinChangeMinutes } from '@/domain/journeys/change-time'
import { addDays, today } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { formatDate, formatInstant } from '@/lib/text/format'

export interface HelpTopic {
  id: string
  title: string
  lines: ReactNode[]
}

/** What the rule of cancelling comes to on the railway's clocks. */
function cancellingExample() {
  const date = addDays(today(timeZone), 7)
  const until = formatInstant(new Date(cancelDeadline(date)).toISOString(), timeZone)
  return `For a journey on ${formatDate(date)} that is ${until} on the railway’s clocks.`
}

const seats: HelpTopic = {
  id: 'seats',
  title: 'Seats',
  lines: [
    '“12 seats” is what was free when it was asked. Others book at the same time: the booking has the last word.',
    '“Too few” means that there are seats, but fewer than you have passengers.',
    '“Sold out” means that the railway said there is no seat on that date.',
    '“Failed to check seat availability” and “Could not check” mean that nobody knows: press “Check again”. It does not mean sold out.',
    '“Does not run” means that the train does not start on that date, or is out of service.',
  ],
}

const changes: HelpTopic = {
  id: 'changes',
  title: 'Journeys with changes',
  lines: [
    'Direct trains come first. Journeys with one or two changes are searched where no train goes direct, or when you ask for them.',
    `For each change there are at least ${defaultMinChangeMinutes} minutes, or as many as you choose in the filters. More time leaves out the journeys that are tighter.`,
    'A journey is left out where another leaves no earlier, arrives no later, has no more changes and costs no more.',
    '“Fastest”, “Fewest changes” and “Cheapest” compare all journeys found, whatever the filters show.',
    'Each train is a booking of its own, with its own PNR and its own seats. Cancel each of them if you do not travel.',
  ],
}

const booking: HelpTopic = {
  id: 'booking',
  title: 'Booking',
  lines: [
    `One booking holds at most ${mostPassengers} passengers, all on the same train and date.`,
    'A booking is sent once. If the answer does not come, we look through your bookings and tell you whether it was made, before you can send it again.',
    'What you have typed is kept in this tab until you book or log out, also when your session ends in between.',
    'Nothing is charged here. The fare before booking is our estimate; the railway fixes it when it books.',
    'The PNR finds a booking again: type it in the search, or under Bookings. Capitals, blanks and dashes do not matter.',
  ],
}

const cancelling = (): HelpTopic => ({
  id: 'cancelling',
  title: 'Cancelling',
  lines: [
    <>
      You can cancel until four hours before 00:00 UTC of the journey date, not of the departure.{' '}
      {cancellingExample()} Each booking says its own time.
    </>,
    'The whole booking goes, with all of its passengers. What is cancelled cannot be taken back.',
    'The seats are free for others at once, and the payment is marked as refunded. The sum we name is our estimate.',
    <>
      Find the booking under <TextLink to="/bookings">Bookings</TextLink> and press “Cancel booking”.
    </>,
  ],
})

const reviews: HelpTopic = {
  id: 'reviews',
  title: 'Reviews',
  lines: [
    'You can review each train once. Change or delete your review whenever you like.',
    'A review you have begun is kept in this tab until you post it, discard it or log out.',
    'You can like or dislike a review; pressing the same button again takes it back.',
  ],
}

const times: HelpTopic = {
  id: 'times',
  title: 'Dates and times',
  lines: [
    'Times are those of the railway’s own clocks, wherever you are.',
    'A train that has run through midnight before it reaches you started a day earlier: the booking names both days.',
  ],
}

export const helpTopics = (): HelpTopic[] => [seats, changes, booking, cancelling(), reviews, times]
