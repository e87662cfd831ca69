import * as v from 'valibot'
import { bookingSchema, ownBookingsSchema } from '@/api/bookings.schema'
import { list, single } from '@/api/schema'
import { badQuery, type ContractCall, forAdmins, invalid, pagesOf, signedIn, unknown } from '../contract.ts'
import {
  booking,
  bookingExample,
  newBooking,
  ownBooking,
  writtenBooking,
  writtenExample,
} from './bookings.records.ts'

export const listBookings = {
  id: 'listBookings',
  method: 'GET',
  path: '/api/bookings',
  who: 'user',
  requirement: 'G1',
  summary: 'The own bookings, the newest first',
  description:
    '`success` has to be `true`. A booking stands in it as soon as it is made: a lost answer is looked for here.',
  status: 200,
  layout: 'listed',
  answer: ownBooking,
  reads: ownBookingsSchema,
  refusals: signedIn,
  without: 'The page of bookings is an error, and a booking whose answer was lost cannot be found.',
  shown: 'Failed to fetch bookings. Please try again.',
} satisfies ContractCall

export const createBooking = {
  id: 'createBooking',
  method: 'POST',
  path: '/api/bookings',
  who: 'user',
  requirement: 'G1',
  summary: 'Book',
  description:
    '`journeyDate` is the date on which the train starts at its first stop, from today on; 1 to 6 passengers; two stations at which the train calls, in that order: anything else is a 400. `totalFare` is the fare of one, as told above, times the passengers. What speaks against it in the data (no such train, seats gone, not running on that date, out of service) is a 400, 404, 409 or 422 with a message, as the server likes. A 500 is read as a refusal too, but then the app first looks whether the booking was made all the same. `paymentMethod` is always `credit_card`. The same `clientRequestId` of the same user once more is answered with the booking already made (201 or 200), whatever has become of it, and holds no more seats; whether the fields are looked at first is all the same. `bookingStatus` is Confirmed, `paymentStatus` Pending: no payment takes place.',
  body: newBooking,
  status: 201,
  layout: 'wrapped',
  answer: writtenBooking,
  reads: single(bookingSchema),
  refusals: {
    ...signedIn,
    ...invalid,
    404: 'The train is gone; with a message.',
    409: 'No longer possible, such as seats that are gone; with a message.',
    422: 'As 400 or 409.',
  },
  without: 'Nothing can be booked.',
  shown: 'Failed to create booking',
} satisfies ContractCall

export const getBookingByPnr = {
  id: 'getBookingByPnr',
  method: 'GET',
  path: '/api/bookings/pnr/{pnr}',
  who: 'owner',
  requirement: 'G1',
  summary: 'A booking by its PNR',
  status: 200,
  layout: 'wrapped',
  answer: booking,
  reads: single(bookingSchema),
  refusals: { ...signedIn, ...unknown },
  without: 'A PNR cannot be looked up: the page says that there is no such booking.',
  shown: 'You have no booking with the PNR',
} satisfies ContractCall

export const getBooking = {
  id: 'getBooking',
  method: 'GET',
  path: '/api/bookings/{id}',
  who: 'owner or admin',
  requirement: 'G4',
  summary: 'One booking',
  status: 200,
  layout: 'wrapped',
  answer: booking,
  reads: single(bookingSchema),
  refusals: { ...signedIn, ...unknown },
  without:
    'Nothing, as the next call is asked instead; without that as well, what the list knows of a booking is shown.',
  shown: null,
} satisfies ContractCall

export const getBookingDetails = {
  id: 'getBookingDetails',
  method: 'GET',
  path: '/api/bookings/{id}/details',
  who: 'owner or admin',
  requirement: 'G4',
  summary: 'One booking, asked where the call before gave nothing',
  description: '`train` may be the whole train.',
  status: 200,
  layout: 'wrapped',
  answer: v.object({ ...booking.entries, train: v.unknown() }),
  example: bookingExample,
  reads: single(bookingSchema),
  refusals: { ...signedIn, ...unknown },
  without: 'Nothing, as long as the call before works.',
  shown: null,
} satisfies ContractCall

export const downloadTicket = {
  id: 'downloadTicket',
  method: 'GET',
  path: '/api/bookings/{id}/ticket',
  who: 'owner or admin',
  requirement: 'G5',
  summary: 'The ticket as a file',
  description:
    'Named by `Content-Disposition`, if the page may read that header; `Content-Length` shows progress. A cancelled booking has none: a 400 with a message.',
  status: 200,
  layout: 'file',
  // A file, which no schema reads.
  reads: v.unknown(),
  refusals: { ...signedIn, ...invalid, ...unknown },
  without: 'No ticket button works; the printable ticket does.',
  shown: 'The ticket could not be downloaded',
} satisfies ContractCall

export const cancelBooking = {
  id: 'cancelBooking',
  method: 'PUT',
  path: '/api/bookings/{id}/cancel',
  who: 'owner',
  requirement: 'G1',
  summary: 'Cancel a booking',
  description:
    'Up to four hours before 00:00 UTC of the journey date, that instant included, whatever the railway’s zone; later, and a second time, it is a 400 with a message. The booking stays in the list with its passengers, `bookingStatus` Cancelled and `paymentStatus` Refunded, and its seats are free again.',
  status: 200,
  layout: 'wrapped',
  answer: writtenBooking,
  example: { ...writtenExample, bookingStatus: 'Cancelled', paymentStatus: 'Refunded' },
  reads: single(bookingSchema),
  refusals: { ...signedIn, ...invalid, ...unknown },
  without: 'Nothing can be cancelled: the booking says so.',
  shown: 'Failed to cancel booking',
} satisfies ContractCall

export const listAllBookings = {
  id: 'listAllBookings',
  method: 'GET',
  path: '/api/admin/bookings',
  who: 'admin',
  requirement: 'G1',
  summary: 'Everybody’s bookings, the newest first',
  query: pagesOf(500, 'and for up to 400 pages'),
  status: 200,
  layout: 'paged',
  answer: booking,
  reads: list(bookingSchema),
  refusals: { ...forAdmins, ...badQuery },
  without: 'Administrators have neither the list of bookings nor reports; both pages say so.',
  shown: 'Failed to fetch all bookings',
} satisfies ContractCall

export const calls = [
  listBookings,
  createBooking,
  getBookingByPnr,
  getBooking,
  getBookingDetails,
  downloadTicket,
  cancelBooking,
  listAllBookings,
]
