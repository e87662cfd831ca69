import { fillOnPage, forUsers, press, type Read, see, seeErrors } from './card.ts'

const booking: Read = {
  call: 'bookings.get',
  second: 'bookings.details',
  failed: 'No booking data received from any endpoint',
}
const passengersStep = '/bookings/new/$dailyTrainId?date=$day&step=passengers&passengers='

export const bookingCards = [
  forUsers('/bookings', {
    sidebar: 'main',
    reads: [{ call: 'bookings.list', failed: 'Failed to fetch bookings. Please try again.' }],
    decisions: [
      {
        name: 'to cancel a booking',
        call: 'bookings.cancel',
        of: '$bookingId',
        at: '?status=upcoming',
        steps: [press('Cancel booking')],
        in: 'alertdialog',
        button: 'Cancel booking',
        done: /^Booking .+ is cancelled$/,
        failed: 'Failed to cancel booking',
      },
    ],
    dialogs: [
      {
        what: 'the cancel dialog',
        about: 'CNF-5',
        at: '?status=upcoming',
        steps: [press('Cancel booking'), see('alertdialog')],
      },
      {
        what: 'the menu of a booking, after a PNR that is none',
        about: 'CNF-3 CNF-4',
        steps: [press('Look up'), press(/^More for booking/), see('menu')],
      },
    ],
  }),
  forUsers('/bookings/$bookingId', {
    reads: [booking],
    decisions: [
      {
        name: 'to have the ticket',
        call: 'bookings.ticket',
        of: '$bookingId',
        button: 'Download ticket',
        failed: 'The ticket could not be downloaded',
        repeatable: true,
      },
    ],
  }),
  forUsers('/bookings/pnr/$pnr', { about: 'CNF-4', reads: [{ call: 'bookings.byPnr' }] }),
  forUsers('/bookings/confirmation/$bookingId', { reads: [booking] }),
  forUsers('/bookings/new/$trainId', {
    reads: [{ call: 'trains.details', at: '?date=$day', failed: 'Failed to load train details' }],
    decisions: [
      {
        name: 'to book',
        call: 'bookings.create',
        at: `${passengersStep}1`,
        steps: [
          fillOnPage({ 'Full name': 'Asha Verma', Age: '31', Female: true }),
          press('Continue to review'),
        ],
        button: 'Book 1 seat',
        done: /^Booked\. PNR /,
        outcomes: {
          refused: 'Failed to create booking',
          'not-booked': 'Not booked',
          unknown: 'We do not know yet whether this was booked',
        },
      },
    ],
    dialogs: [
      {
        what: 'the errors of the passengers step',
        about: 'BOK-3',
        at: `${passengersStep}2`,
        steps: [press('Continue to review'), seeErrors],
      },
    ],
  }),
]
