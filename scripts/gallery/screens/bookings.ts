import type { Page } from '@playwright/test'
import { bookingId, press, timesCome, trainId } from '../records.ts'
import type { Screen } from '../views.ts'

const pnr = 'BAPLQYU3'
const newBooking = `/bookings/new/${trainId('12124')}?date=2026-12-02&from=PUNE&to=CSMT`

async function fillPassenger(page: Page) {
  await page.getByLabel('Full name', { exact: true }).fill('Asha Verma')
  await page.getByLabel('Age', { exact: true }).fill('31')
  await page.getByRole('radio', { name: 'Female' }).check()
}

/** From the first step to the ticket. */
export const ownBookings: readonly Screen[] = [
  {
    name: 'booking-journey',
    title: 'New booking, step 1',
    says: 'Stations, date and number of passengers, with the seats that are free.',
    views: ['phone'],
    path: newBooking,
  },
  {
    name: 'booking-passengers',
    title: 'New booking, step 2',
    says: 'Who travels, with the total in sight where there is room beside it.',
    views: ['phone', 'wide'],
    path: `${newBooking}&step=passengers&passengers=1`,
    steps: fillPassenger,
  },
  {
    name: 'booking-review',
    title: 'New booking, step 3',
    says: 'Every answer once more, each with a way to change it, before the one press that books.',
    views: ['phone', 'wide'],
    path: `${newBooking}&step=passengers&passengers=1`,
    async steps(page) {
      await fillPassenger(page)
      await press(page, 'Continue to review')
    },
  },
  {
    name: 'confirmation',
    title: 'Confirmation',
    says: 'The PNR in large letters, the code to show on the train, and the journey.',
    views: ['phone', 'wide'],
    path: `/bookings/confirmation/${bookingId(pnr)}`,
    steps: timesCome,
  },
  {
    name: 'bookings',
    title: 'My bookings',
    says: 'Counted by upcoming, past and cancelled, with the look-up by PNR above them.',
    views: ['phone', 'phone-dark', 'wide'],
    path: '/bookings',
    steps: timesCome,
  },
  {
    name: 'cancelling',
    title: 'Cancelling',
    says: 'What is given up and what comes back, before it is done.',
    views: ['phone'],
    path: '/bookings?status=upcoming',
    async steps(page) {
      await timesCome(page)
      await press(page, 'Cancel booking')
    },
  },
  {
    name: 'ticket',
    title: 'Ticket and itinerary',
    says: 'One booking with all that can be done with it; on paper it is alone, black on white.',
    views: ['phone', 'wide', 'paper'],
    path: `/bookings/${bookingId(pnr)}`,
    steps: timesCome,
  },
  {
    name: 'pnr',
    title: 'Booking by its PNR',
    says: 'The same ticket, found by its code.',
    views: ['phone'],
    path: `/bookings/pnr/${pnr}`,
    steps: timesCome,
  },
]
