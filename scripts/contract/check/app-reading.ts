import * as v from 'valibot'
import { meSchema, profileSchema, sessionSchema } from '@/api/auth.schema'
import { bookingSchema, ownBookingsSchema } from '@/api/bookings.schema'
import { reviewSchema, trainReviewsSchema, votesSchema } from '@/api/reviews.schema'
import { list, messageSchema, nothing, single, unpaged } from '@/api/schema'
import { stationSchema } from '@/api/stations.schema'
import { seatsSchema, trainSchema } from '@/api/trains.schema'

const review = reviewSchema(undefined)
const votes = votesSchema(undefined)

/** What the app itself reads each answer with: what fits none of these is an error on its page. */
export const appReading = {
  register: sessionSchema,
  login: sessionSchema,
  getAccount: meSchema,
  updateAccount: profileSchema,
  forgotPassword: messageSchema,
  resetPassword: messageSchema,
  changePassword: messageSchema,
  listStations: list(stationSchema),
  getStation: single(stationSchema),
  listNearbyStations: unpaged(stationSchema),
  createStation: single(stationSchema),
  updateStation: single(stationSchema),
  deleteStation: nothing,
  listTrains: unpaged(trainSchema),
  searchTrains: list(trainSchema),
  getTrain: single(trainSchema),
  getSeats: single(seatsSchema),
  createTrain: single(trainSchema),
  updateTrain: single(trainSchema),
  deleteTrain: nothing,
  listBookings: ownBookingsSchema,
  createBooking: single(bookingSchema),
  getBookingByPnr: single(bookingSchema),
  getBooking: single(bookingSchema),
  getBookingDetails: single(bookingSchema),
  cancelBooking: single(bookingSchema),
  // A file, which no schema reads.
  downloadTicket: v.unknown(),
  listAllBookings: list(bookingSchema),
  listTrainReviews: trainReviewsSchema(undefined),
  createReview: single(review),
  updateReview: single(review),
  deleteReview: nothing,
  likeReview: single(votes),
  dislikeReview: single(votes),
  searchReviews: list(review),
} satisfies Record<string, v.GenericSchema>

export type CallId = keyof typeof appReading
export type Reading<Id extends CallId> = v.InferOutput<(typeof appReading)[Id]>

export const readingOf = (id: string): v.GenericSchema =>
  (appReading as Record<string, v.GenericSchema>)[id] ?? v.unknown()
