interface Rule {
  about: string
  words: string
  /** docs/requirements.md */
  requirements: string
}

/** What holds for more calls than one. A server's author can read it nowhere else in the document. */
export const rules: readonly Rule[] = [
  {
    about: 'Calls',
    words:
      'Every call is JSON in UTF-8 (a ticket is a file), and has 10 seconds for headers and body together. The session is the bearer token alone: cookies are sent along, and none is needed. Cancelling, voting and deleting send no body. Texts are sent without blanks around them, passwords as they were typed. Unknown fields are ignored on both sides. In an answer a field without a value is left out or null. In a body the app sends every field that is `required`, if only as an empty text or null; one that is missing may be refused or taken as empty.',
    requirements: 'A10, D4',
  },
  {
    about: 'Answers',
    words:
      'Where a server can choose, the forms here are the ones to choose; what else the app reads is told in its docs/api.md, and no server needs that. A record may also come without the `success` and `data` around it, but for the own bookings. What names a record that is gone has null in its place; where the schema has no null, it keeps the id.',
    requirements: 'D4, G2, api-model 1.2, api-model 1.4',
  },
  {
    about: 'Which refusal comes first',
    words:
      'First a 401 where the call needs a session and there is none, then a 403 where it is for administrators, then what the address names (404), then a 403 where that is a review of somebody else, then the fields, all of them in one 400 with `errors`, at last what only the data tell, such as a code that is taken (400) or seats that are gone (409), with a `message`. The app needs the first two in this order; it takes 409 and 422 as it takes 400. `message` and `errors` may come together. A body that is no JSON is a 400 with a `message`. So is a parameter that cannot be read, a page below 1 included; of an id or a PNR a 404 will do. The app sends none of these.',
    requirements: 'A11, D2, api-model 1.6',
  },
  {
    about: '401 and 403',
    words:
      'A 401 ends the session, but for signing in, registering and the two calls of a password reset. So it is for a token alone that is missing, unknown or too old: never for a wrong current password (400), never for what belongs to somebody else (a review 403, a booking 404), and never at a call for anybody, which is answered whatever token comes along. A token is 1 to 8192 printable ASCII characters without blanks. The one that changed the password goes on being good.',
    requirements: 'A11, goal G9, api-model 1.7',
  },
  {
    about: 'Records of others',
    words:
      'A booking of somebody else is a 404, as if there were none: by id, details, PNR and ticket, and for cancelling. Administrators read any by id, details and ticket; by PNR, and for cancelling, they have only their own. The own list is the own one for administrators too. A review is changed by its author, and deleted by its author or an administrator; for others that is a 403. No page offers any of it, but addresses can be typed.',
    requirements: 'G1, G4, H1, J1',
  },
  {
    about: 'A 404',
    words:
      'For a record that there is not, it is JSON with a `message`. Without one, as a 405 or a 501, it says that the server has no such call, and the app makes do as if there were none.',
    requirements: 'D2, M2',
  },
  {
    about: 'Pages of a list',
    words:
      '`page` counts from 1; a page past the last has no records. A `limit` above the greatest that a server gives is no error: it gives fewer, and `totalPages` counts pages of that size. An empty list has `totalPages` 0 or 1. The order is the same at every call, so that no record slips between two pages; the newest first means by `bookingDate` or `createdAt`, and of two alike the one made later.',
    requirements: 'D3, D7, STA-2',
  },
  {
    about: 'Passwords',
    words:
      'New ones come with at least 8 characters, counted by code points, among them a capital, a digit and a punctuation mark or symbol, in any script. The app sets no greatest length, and a server may ask for less. What a server refuses is a 400 with an error at `password`, in a change at `newPassword`. Current ones are sent as they were typed, blanks included.',
    requirements: 'A4, A9, api-model 8',
  },
  {
    about: 'Dates',
    words:
      'A date of the calendar is YYYY-MM-DD and is never moved between time zones. "Today" is the date in the railway’s zone: Asia/Kolkata, unless the app was built for another. A train runs on a date whose day of the week `daysOfOperation` has, where that date is the one of its departure at the first stop; seats, bookings and searches count by it, also for whoever boards after midnight.',
    requirements: 'E5, SEA-3, goal G30',
  },
  {
    about: 'Times of a train',
    words:
      'Instants whose date means nothing: the clock time in the railway’s zone counts. The train’s own arrival is after its departure by the time that the run takes, so past midnight its instant has a later date. At a stop only the clock time counts, and `day` says the date: how many calendar dates after the departure at the first stop the train arrives. The departure is the first such clock time at or after the arrival: a stop reached at 23:50 and left at 00:10 has the `day` of 23:50, and the next one, reached at 03:00, a `day` one higher. The first stop has `day` 0.',
    requirements: 'E2, TRN-5',
  },
  {
    about: 'Fares',
    words:
      'Kilometres between the two stops / 100 × the train’s `fare`, rounded up to a rupee, for each passenger; in doubles and in this order, as `Math.ceil((km / 100) * fare)`, since another order is a rupee off now and then. Where the route has not both stops, or one of them has no `distance`, it is the train’s `fare` for each passenger, as it is. A station at which a train calls twice counts with its first call, or the first after `from`. The app shows this as an estimate beforehand; where the server’s total differs, it shows both.',
    requirements: 'BOK-5, api-model 7',
  },
  {
    about: 'Another origin',
    words:
      'From another origin the app needs `Access-Control-Allow-Origin` with its own origin and `Access-Control-Allow-Credentials: true` on every answer, refusals included, and a preflight, which carries no token, that allows `Content-Type`, `Authorization`, PUT and DELETE. `Access-Control-Expose-Headers: Content-Disposition` lets it read the name of a ticket.',
    requirements: 'A10, G5',
  },
  {
    about: 'Left to the server',
    words:
      'The app depends on none of these, and either way is right: how long a token lives, and whether a user’s other tokens outlive a changed password; a greatest size of bodies; votes on the own review; what an `agent` may do beyond a `user`; a train of today that has left, which may be booked or not; trains whose arrival is before the departure, whose ends are one station, or whose stops go backwards, which may be taken or refused; what becomes of the reviews of a train that is deleted.',
    requirements: 'M1',
  },
]
