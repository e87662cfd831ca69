import * as v from 'valibot'
import * as record from './records.ts'

/** Who may call: anybody; whoever is signed in; whose record it is; an administrator. */
export type Caller = 'anyone' | 'user' | 'owner' | 'owner or admin' | 'admin'

/** How an answer is laid out. `wrapped`, `listed` and `paged` may also come bare (api-model 1.2). */
export type Layout = 'session' | 'account' | 'message' | 'wrapped' | 'listed' | 'paged' | 'file' | 'nothing'

export interface Parameter {
  schema: v.GenericSchema
  required?: boolean
  description: string
  example: string | number
}

export interface ContractCall {
  /** As the document and the report call it. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its parameters in braces. */
  path: string
  who: Caller
  /** The requirement that fixes it: docs/requirements.md. */
  requirement: string
  summary: string
  /** What is more to say, in sentences. */
  description?: string
  query?: Record<string, Parameter>
  body?: v.GenericSchema
  status: 200 | 201
  layout: Layout
  /** Of the record, or of each in the list. */
  answer?: v.GenericSchema
  /** Besides the list, as `averageRating`. */
  beside?: Record<string, v.GenericSchema>
  /** Statuses of refusals, and what each means. */
  refusals: Record<number, string>
  /** What its users lose where a back end does not have it. */
  without: string
}

const page: Parameter = {
  schema: v.number(),
  description: 'From 1 on; one past the last has no records.',
  example: 1,
}
const limit: Parameter = {
  schema: v.number(),
  description: 'Records on a page; 10 if left out.',
  example: 500,
}
const paging = { page, limit }
const signedIn = { 401: 'Not signed in, or no longer: the session ends.' }
const forAdmins = { ...signedIn, 403: 'Signed in, but no administrator.' }
const invalid = { 400: 'A field is refused: `errors` names it. Or the whole, with a `message`.' }
const badQuery = { 400: 'A parameter is missing, or cannot be read.' }
const unknown = { 404: 'There is none, or it is somebody else’s.' }

const accounts: ContractCall[] = [
  {
    id: 'register',
    method: 'POST',
    path: '/api/auth/register',
    who: 'anyone',
    requirement: 'A4',
    summary: 'Open an account',
    description:
      'The name comes under `username` and `name`, and in its two parts, of which the last may be empty. A role is never sent. An address that has an account is a 400, best at `email`.',
    body: v.object({
      username: v.string(),
      name: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      email: v.pipe(v.string(), v.email()),
      phone: v.string(),
      password: v.string(),
    }),
    status: 201,
    layout: 'session',
    refusals: invalid,
    without: 'Nobody can open an account: the registration form says that it failed.',
  },
  {
    id: 'login',
    method: 'POST',
    path: '/api/auth/login',
    who: 'anyone',
    requirement: 'A4',
    summary: 'Sign in',
    description: 'Whether to be remembered stays in the browser. There is no call for signing out.',
    body: v.object({ email: v.string(), password: v.string() }),
    status: 200,
    layout: 'session',
    refusals: { ...invalid, 401: 'Wrong address or password.' },
    without: 'Nobody can sign in, so nothing but the public pages works.',
  },
  {
    id: 'getAccount',
    method: 'GET',
    path: '/api/auth/me',
    who: 'user',
    requirement: 'A2',
    summary: 'Who is signed in',
    status: 200,
    layout: 'account',
    answer: record.user,
    refusals: signedIn,
    without: 'Whoever loads the page again is signed out.',
  },
  {
    id: 'updateAccount',
    method: 'PUT',
    path: '/api/auth/me',
    who: 'user',
    requirement: 'A9',
    summary: 'Change the own name and phone number',
    body: v.object({
      firstName: v.string(),
      lastName: v.string(),
      phone: v.string(),
      name: v.string(),
      username: v.string(),
    }),
    status: 200,
    layout: 'account',
    answer: record.user,
    refusals: { ...signedIn, ...invalid },
    without: 'The profile cannot be changed: its form says so, and keeps what was typed.',
  },
  {
    id: 'forgotPassword',
    method: 'POST',
    path: '/api/auth/forgot-password',
    who: 'anyone',
    requirement: 'A9',
    summary: 'Ask for a link to set a new password',
    description:
      'The same answer for unknown addresses. The link leads to `/reset-password/<token>` of the app.',
    body: v.object({ email: v.string() }),
    status: 200,
    layout: 'message',
    refusals: invalid,
    without: 'Whoever has forgotten the password is told that no link could be sent.',
  },
  {
    id: 'resetPassword',
    method: 'POST',
    path: '/api/auth/reset-password/{token}',
    who: 'anyone',
    requirement: 'A9',
    summary: 'Set a new password with the token of the link',
    body: v.object({ password: v.string() }),
    status: 200,
    layout: 'message',
    refusals: { 400: 'The token is unknown or too old, or the password is refused.' },
    without: 'The link of the mail leads to a form that cannot save.',
  },
  {
    id: 'changePassword',
    method: 'PUT',
    path: '/api/auth/change-password',
    who: 'user',
    requirement: 'A9',
    summary: 'Change the own password',
    description: 'A wrong current password is a 400: a 401 would end the session.',
    body: v.object({ currentPassword: v.string(), newPassword: v.string() }),
    status: 200,
    layout: 'message',
    refusals: { ...signedIn, ...invalid },
    without: 'The password cannot be changed: its form says so.',
  },
]

const stations: ContractCall[] = [
  {
    id: 'listStations',
    method: 'GET',
    path: '/api/stations',
    who: 'anyone',
    requirement: 'F1',
    summary: 'All stations, page by page',
    description: 'In an order that does not change between two pages. No text is sent to be searched for.',
    query: paging,
    status: 200,
    layout: 'paged',
    answer: record.station,
    refusals: badQuery,
    without: 'No station can be chosen: the planner, the lists and the editors say so.',
  },
  {
    id: 'getStation',
    method: 'GET',
    path: '/api/stations/{id}',
    who: 'anyone',
    requirement: 'F1',
    summary: 'One station',
    status: 200,
    layout: 'wrapped',
    answer: record.station,
    refusals: unknown,
    without: 'The page of a station that was not in the list before says that it could not be loaded.',
  },
  {
    id: 'listNearbyStations',
    method: 'GET',
    path: '/api/stations/nearby',
    who: 'anyone',
    requirement: 'F1',
    summary: 'Stations around a place, the nearest first',
    query: {
      latitude: { schema: v.number(), required: true, description: 'Degrees north.', example: 18.94 },
      longitude: { schema: v.number(), required: true, description: 'Degrees east.', example: 72.83 },
      maxDistance: { schema: v.number(), description: 'Metres.', example: 50000 },
    },
    status: 200,
    layout: 'listed',
    answer: record.station,
    refusals: badQuery,
    without: 'Nothing: distances are worked out from the stations already loaded.',
  },
  {
    id: 'createStation',
    method: 'POST',
    path: '/api/stations',
    who: 'admin',
    requirement: 'F1',
    summary: 'Add a station',
    description: 'A code that is taken is a 400 with a message, best at `code`.',
    body: record.newStation,
    status: 201,
    layout: 'wrapped',
    answer: record.station,
    refusals: { ...forAdmins, ...invalid },
    without: 'Administrators are told that the new station was not saved.',
  },
  {
    id: 'updateStation',
    method: 'PUT',
    path: '/api/stations/{id}',
    who: 'admin',
    requirement: 'F1',
    summary: 'Change a station',
    description: 'The whole record is sent.',
    body: record.newStation,
    status: 200,
    layout: 'wrapped',
    answer: record.station,
    refusals: { ...forAdmins, ...invalid, ...unknown },
    without: 'Administrators are told that the change was not saved; it can be sent again.',
  },
  {
    id: 'deleteStation',
    method: 'DELETE',
    path: '/api/stations/{id}',
    who: 'admin',
    requirement: 'F1',
    summary: 'Delete a station',
    status: 200,
    layout: 'nothing',
    refusals: { ...forAdmins, ...unknown },
    without: 'Administrators are told that the station was not deleted; it stays in the list.',
  },
]

const ends = {
  from: {
    schema: record.id,
    required: true,
    description: 'Id of the station to board at.',
    example: '66b000000000000000000001',
  },
  to: {
    schema: record.id,
    required: true,
    description: 'Id of the station to leave at.',
    example: '66b000000000000000000002',
  },
}
const date: Parameter = {
  schema: record.calendarDate,
  required: true,
  description: 'The date on which the train starts, without a time of day.',
  example: '2026-03-01',
}

const trains: ContractCall[] = [
  {
    id: 'listTrains',
    method: 'GET',
    path: '/api/trains',
    who: 'anyone',
    requirement: 'E1',
    summary: 'All trains, in one answer',
    status: 200,
    layout: 'listed',
    answer: record.trainInList,
    refusals: badQuery,
    without:
      'The list of trains, journeys with changes and the names in reviews are missing; each place says so.',
  },
  {
    id: 'searchTrains',
    method: 'GET',
    path: '/api/trains/search',
    who: 'anyone',
    requirement: 'E1',
    summary: 'Direct trains between two stations',
    description:
      '`departureTime`, `arrivalTime` and `fare` are those of the travelled part: `fare` is then its price for one passenger. Stations and route stay the whole train’s. Trains that do not run on the date may be among them.',
    query: {
      ...ends,
      date,
      sortBy: { schema: v.string(), description: 'Always `departureTime`.', example: 'departureTime' },
      sortOrder: { schema: v.picklist(['asc', 'desc']), description: 'Always `asc`.', example: 'asc' },
      ...paging,
    },
    status: 200,
    layout: 'paged',
    answer: record.trainInList,
    refusals: badQuery,
    without: 'The planner finds no direct trains, and says that the search failed.',
  },
  {
    id: 'getTrain',
    method: 'GET',
    path: '/api/trains/{id}',
    who: 'anyone',
    requirement: 'E1',
    summary: 'One train, with its stops',
    status: 200,
    layout: 'wrapped',
    answer: record.train,
    refusals: unknown,
    without: 'No train can be booked: the booking page cannot load it.',
  },
  {
    id: 'getSeats',
    method: 'GET',
    path: '/api/trains/{id}/seats',
    who: 'anyone',
    requirement: 'E5',
    summary: 'Free seats on a date',
    description: 'None on a date on which it does not run.',
    query: { date },
    status: 200,
    layout: 'wrapped',
    answer: record.seats,
    refusals: { ...badQuery, ...unknown },
    without: 'Every train counts as full: nothing can be booked.',
  },
  {
    id: 'createTrain',
    method: 'POST',
    path: '/api/trains',
    who: 'admin',
    requirement: 'E1',
    summary: 'Add a train',
    description:
      'A number that is taken is a 400 with a message, best at `trainNumber`. The route may be left out.',
    body: record.newTrain,
    status: 201,
    layout: 'wrapped',
    answer: record.writtenTrain,
    refusals: { ...forAdmins, ...invalid },
    without: 'Administrators are told that the new train was not saved.',
  },
  {
    id: 'updateTrain',
    method: 'PUT',
    path: '/api/trains/{id}',
    who: 'admin',
    requirement: 'E1',
    summary: 'Change a train',
    description: 'The whole record is sent.',
    body: record.newTrain,
    status: 200,
    layout: 'wrapped',
    answer: record.writtenTrain,
    refusals: { ...forAdmins, ...invalid, ...unknown },
    without: 'Administrators are told that the change was not saved; it can be sent again.',
  },
  {
    id: 'deleteTrain',
    method: 'DELETE',
    path: '/api/trains/{id}',
    who: 'admin',
    requirement: 'E1',
    summary: 'Delete a train',
    description: 'A train with bookings may be refused with a 400 and a message.',
    status: 200,
    layout: 'nothing',
    refusals: { ...forAdmins, ...invalid, ...unknown },
    without: 'Administrators are told that the train was not deleted; it stays in the list.',
  },
]

const bookings: ContractCall[] = [
  {
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
    answer: record.ownBooking,
    refusals: signedIn,
    without: 'The page of bookings is an error, and a booking whose answer was lost cannot be found.',
  },
  {
    id: 'createBooking',
    method: 'POST',
    path: '/api/bookings',
    who: 'user',
    requirement: 'G1',
    summary: 'Book',
    description:
      '`journeyDate` is the date on which the train starts at its first stop. `totalFare` is for all: for each passenger kilometres between the two stops / 100 × the train’s fare, rounded up to a rupee; without distances the train’s fare. A refusal for a reason (seats gone, not running, unknown train) is a 400, 404, 409 or 422 with a message. The same `clientRequestId` once more is answered with the booking already made.',
    body: record.newBooking,
    status: 201,
    layout: 'wrapped',
    answer: record.writtenBooking,
    refusals: {
      ...signedIn,
      ...invalid,
      409: 'No longer possible, such as seats that are gone; with a message.',
    },
    without: 'Nothing can be booked.',
  },
  {
    id: 'getBookingByPnr',
    method: 'GET',
    path: '/api/bookings/pnr/{pnr}',
    who: 'owner',
    requirement: 'G1',
    summary: 'A booking by its PNR',
    status: 200,
    layout: 'wrapped',
    answer: record.booking,
    refusals: { ...signedIn, ...unknown },
    without: 'A PNR cannot be looked up: the page says so.',
  },
  {
    id: 'getBooking',
    method: 'GET',
    path: '/api/bookings/{id}',
    who: 'owner or admin',
    requirement: 'G4',
    summary: 'One booking',
    status: 200,
    layout: 'wrapped',
    answer: record.booking,
    refusals: { ...signedIn, ...unknown },
    without:
      'The next call is asked instead; without that as well, what the list knows of a booking is shown.',
  },
  {
    id: 'getBookingDetails',
    method: 'GET',
    path: '/api/bookings/{id}/details',
    who: 'owner or admin',
    requirement: 'G4',
    summary: 'One booking, asked where the call before gave nothing',
    description: '`train` may be the whole train.',
    status: 200,
    layout: 'wrapped',
    answer: v.object({ ...record.booking.entries, train: v.unknown() }),
    refusals: { ...signedIn, ...unknown },
    without: 'Nothing, as long as the call before works.',
  },
  {
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
    refusals: { ...signedIn, ...invalid, ...unknown },
    without: 'No ticket button works; the printable ticket does.',
  },
  {
    id: 'cancelBooking',
    method: 'PUT',
    path: '/api/bookings/{id}/cancel',
    who: 'owner',
    requirement: 'G1',
    summary: 'Cancel a booking',
    description:
      'Until four hours before 00:00 UTC of the journey date; later, and a second time, it is a 400 with a message. The booking stays in the list, and its seats are free again.',
    status: 200,
    layout: 'wrapped',
    answer: record.writtenBooking,
    refusals: { ...signedIn, ...invalid, ...unknown },
    without: 'Nothing can be cancelled: the dialog says so.',
  },
  {
    id: 'listAllBookings',
    method: 'GET',
    path: '/api/admin/bookings',
    who: 'admin',
    requirement: 'G1',
    summary: 'Everybody’s bookings, the newest first',
    query: paging,
    status: 200,
    layout: 'paged',
    answer: record.booking,
    refusals: forAdmins,
    without: 'Administrators have neither the list of bookings nor reports; both pages say so.',
  },
]

const reviews: ContractCall[] = [
  {
    id: 'listTrainReviews',
    method: 'GET',
    path: '/api/reviews/train/{trainId}',
    who: 'anyone',
    requirement: 'H1',
    summary: 'Reviews of a train',
    query: {
      ...paging,
      sortBy: { schema: v.string(), description: 'Always `createdAt`.', example: 'createdAt' },
      sortOrder: { schema: v.picklist(['asc', 'desc']), description: 'Always `desc`.', example: 'desc' },
    },
    status: 200,
    layout: 'paged',
    answer: record.review,
    beside: {
      averageRating: v.optional(
        v.pipe(v.number(), v.minValue(0), v.maxValue(5), v.description('Of all reviews, not of this page.')),
      ),
    },
    refusals: badQuery,
    without: 'No reviews of a train are shown: their place says so. The search in reviews still works.',
  },
  {
    id: 'createReview',
    method: 'POST',
    path: '/api/reviews',
    who: 'user',
    requirement: 'H1',
    summary: 'Write a review',
    description:
      'One of each user for each train; a second one is a 400 with a message. No booking is needed.',
    body: record.newReview,
    status: 201,
    layout: 'wrapped',
    answer: record.review,
    refusals: { ...signedIn, ...invalid, ...unknown },
    without: 'No review can be written: the form says so, and keeps what was typed.',
  },
  {
    id: 'updateReview',
    method: 'PUT',
    path: '/api/reviews/{id}',
    who: 'owner',
    requirement: 'H1',
    summary: 'Change the own review',
    body: record.reviewWords,
    status: 200,
    layout: 'wrapped',
    answer: record.review,
    refusals: { ...signedIn, ...invalid, ...unknown },
    without: 'No review can be changed: the form says so.',
  },
  {
    id: 'deleteReview',
    method: 'DELETE',
    path: '/api/reviews/{id}',
    who: 'owner or admin',
    requirement: 'H1',
    summary: 'Delete a review',
    status: 200,
    layout: 'nothing',
    refusals: { ...signedIn, ...unknown },
    without: 'No review can be deleted: the dialog says so.',
  },
  {
    id: 'likeReview',
    method: 'PUT',
    path: '/api/reviews/{id}/like',
    who: 'user',
    requirement: 'H1',
    summary: 'Like a review, or take that back',
    description: 'Takes back a dislike of the same user.',
    status: 200,
    layout: 'wrapped',
    answer: record.votes,
    refusals: { ...signedIn, ...unknown },
    without: 'Votes are refused with a message.',
  },
  {
    id: 'dislikeReview',
    method: 'PUT',
    path: '/api/reviews/{id}/dislike',
    who: 'user',
    requirement: 'H1',
    summary: 'Dislike a review, or take that back',
    description: 'Takes back a like of the same user.',
    status: 200,
    layout: 'wrapped',
    answer: record.votes,
    refusals: { ...signedIn, ...unknown },
    without: 'Votes are refused with a message.',
  },
  {
    id: 'searchReviews',
    method: 'GET',
    path: '/api/reviews/search',
    who: 'anyone',
    requirement: 'H1',
    summary: 'Reviews with a word in title or comment',
    description: 'The word may be part of another one, in any letter case.',
    query: {
      keyword: { schema: v.string(), required: true, description: 'Never blank.', example: 'quiet' },
      ...paging,
    },
    status: 200,
    layout: 'paged',
    answer: record.foundReview,
    refusals: badQuery,
    without: 'The search in reviews says that it failed.',
  },
]

/** The calls of the API, by their resources. */
export const contract = { accounts, stations, trains, bookings, reviews } satisfies Record<
  string,
  ContractCall[]
>

export const calls: readonly ContractCall[] = Object.values(contract).flat()
