import * as auth from '@/api/auth'
import * as bookings from '@/api/bookings'
import * as reviews from '@/api/reviews'
import * as stations from '@/api/stations'
import { downloadTicket } from '@/api/ticket'
import * as trains from '@/api/trains'
import { calls, endpointOf, type SentCall } from './cards/calls'
import { aNewBooking, aStation } from './railway/builders'

export interface Endpoint {
  call: SentCall
  /** As the API lists it: method, and path below /api. */
  name: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  send: () => Promise<unknown>
  /** What the call says when it has failed and nothing better is known. */
  failed: string
}

const user = { _id: 'u1', name: 'Maya Lobo', email: 'maya@mail.test', role: 'user', roles: [] }
const person = { firstName: 'Maya', lastName: 'Lobo', phone: '9876543210' }
const account = { ...person, email: user.email, password: 'Secret!1' }
const { _id, ...station } = aStation()
const review = { train: 't1', rating: 4, title: 'On time', comment: 'Quiet', journeyDate: '2026-01-05' }
const train = {
  trainNumber: '90001',
  name: 'Night Mail',
  trainType: 'Express',
  source: 's1',
  destination: 's2',
  departureTime: '2000-01-01T00:30:00.000Z',
  arrivalTime: '2000-01-01T06:30:00.000Z',
  totalSeats: 50,
  fare: 400,
  daysOfOperation: ['Sun' as const],
}

/** Makes each call, with 'x' for whatever its address names. */
const sends: Record<SentCall, () => Promise<unknown>> = {
  'auth.register': () => auth.register(account),
  'auth.login': () => auth.login(account),
  'auth.me': () => auth.getMe(),
  'auth.updateProfile': () => auth.updateProfile(user, person),
  'auth.forgotPassword': () => auth.forgotPassword(user.email),
  'auth.resetPassword': () => auth.resetPassword('x', 'Secret!1'),
  'auth.changePassword': () => auth.changePassword('Secret!1', 'Secret!2'),

  'stations.list': () => stations.listStations(),
  'stations.get': () => stations.getStation('x'),
  'stations.nearby': () => stations.listNearbyStations({ latitude: 1, longitude: 2, maxDistance: 50_000 }),
  'stations.create': () => stations.createStation(station),
  'stations.update': () => stations.updateStation('x', station),
  'stations.delete': () => stations.deleteStation('x'),

  'trains.list': () => trains.listTrains(),
  'trains.get': () => trains.getTrain('x'),
  'trains.details': () => trains.getTrainForBooking('x'),
  'trains.search': () => trains.searchTrains({ from: 'a', to: 'b', date: '2026-03-04' }),
  'trains.seats': () => trains.getSeats('x', '2026-03-04'),
  'trains.create': () => trains.createTrain(train),
  'trains.update': () => trains.updateTrain('x', train),
  'trains.delete': () => trains.deleteTrain('x'),

  'bookings.list': () => bookings.listBookings(),
  'bookings.get': () => bookings.getBooking('x'),
  'bookings.details': () => bookings.getBooking('x'),
  'bookings.byPnr': () => bookings.getBookingByPnr('ABCDEFGH'),
  'bookings.ticket': () => downloadTicket('x', 'ABCDEFGH'),
  'bookings.create': () => bookings.createBooking(aNewBooking()),
  'bookings.cancel': () => bookings.cancelBooking('x'),
  'bookings.listAll': () => bookings.listAllBookings(),

  'reviews.ofTrain': () => reviews.listTrainReviews('x'),
  'reviews.search': () => reviews.searchReviews('x'),
  'reviews.create': () => reviews.createReview(review),
  'reviews.update': () => reviews.updateReview('x', { rating: 2 }),
  'reviews.delete': () => reviews.deleteReview('x'),
  'reviews.like': () => reviews.likeReview('x'),
  'reviews.dislike': () => reviews.dislikeReview('x'),
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** Every call that asks the server, and the endpoint that it reaches. */
export const endpoints: readonly Endpoint[] = (Object.keys(sends) as SentCall[]).map((call) => {
  const { endpoint, method, path } = endpointOf(call)
  return {
    call,
    name: endpoint,
    method: methods[method as keyof typeof methods],
    path,
    send: sends[call],
    failed: calls[call].failed,
  }
})

export function endpointFor(call: SentCall): Endpoint {
  const endpoint = endpoints.find((known) => known.call === call)
  if (!endpoint) throw new Error(`There is no call ${call}`)
  return endpoint
}
