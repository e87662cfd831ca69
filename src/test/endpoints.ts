import * as auth from '@/api/auth'
import * as bookings from '@/api/bookings'
import * as reviews from '@/api/reviews'
import * as stations from '@/api/stations'
import { downloadTicket } from '@/api/ticket'
import * as trains from '@/api/trains'
import { calls, endpointOf, type SentCall } from './cards/calls'
import { aNewBooking, aStation, aTrainInput } from './railway/builders'

export interface Endpoint {
  call: SentCall
  /** As the API lists it: method, and path below /api. */
  name: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  /** @param id whatever its address names */
  send: (id?: string) => Promise<unknown>
  /** What the call says when it has failed and nothing better is known. */
  failed: string
}

const user = { _id: 'u1', name: 'Maya Lobo', email: 'maya@mail.test', role: 'user', roles: [] }
const person = { firstName: 'Maya', lastName: 'Lobo', phone: '9876543210' }
const account = { ...person, email: user.email, password: 'Secret!1' }
const { _id, ...station } = aStation()
const review = { train: 't1', rating: 4, title: 'On time', comment: 'Quiet', journeyDate: '2026-01-05' }
const train = aTrainInput()

/** Makes each call; `id` is whatever its address names. */
const sends: Record<SentCall, (id: string) => Promise<unknown>> = {
  'auth.register': () => auth.register(account),
  'auth.login': () => auth.login(account),
  'auth.me': () => auth.getMe(),
  'auth.updateProfile': () => auth.updateProfile(user, person),
  'auth.forgotPassword': () => auth.forgotPassword(user.email),
  'auth.resetPassword': (id) => auth.resetPassword(id, 'Secret!1'),
  'auth.changePassword': () => auth.changePassword('Secret!1', 'Secret!2'),

  'stations.list': () => stations.listStations(),
  'stations.get': (id) => stations.getStation(id),
  'stations.nearby': () => stations.listNearbyStations({ latitude: 1, longitude: 2, maxDistance: 50_000 }),
  'stations.create': () => stations.createStation(station),
  'stations.update': (id) => stations.updateStation(id, station),
  'stations.delete': (id) => stations.deleteStation(id),

  'trains.list': () => trains.listTrains(),
  'trains.get': (id) => trains.getTrain(id),
  'trains.details': (id) => trains.getTrainForBooking(id),
  'trains.search': () => trains.searchTrains({ from: 'a', to: 'b', date: '2026-03-04' }),
  'trains.seats': (id) => trains.getSeats(id, '2026-03-04'),
  'trains.create': () => trains.createTrain(train),
  'trains.update': (id) => trains.updateTrain(id, train),
  'trains.delete': (id) => trains.deleteTrain(id),

  'bookings.list': () => bookings.listBookings(),
  'bookings.get': (id) => bookings.getBooking(id),
  'bookings.details': (id) => bookings.getBooking(id),
  'bookings.byPnr': (id) => bookings.getBookingByPnr(id),
  'bookings.ticket': (id) => downloadTicket(id, 'ABCDEFGH'),
  'bookings.create': () => bookings.createBooking(aNewBooking()),
  'bookings.cancel': (id) => bookings.cancelBooking(id),
  'bookings.listAll': () => bookings.listAllBookings(),

  'reviews.ofTrain': (id) => reviews.listTrainReviews(id),
  'reviews.search': () => reviews.searchReviews('x'),
  'reviews.create': () => reviews.createReview(review),
  'reviews.update': (id) => reviews.updateReview(id, { rating: 2 }),
  'reviews.delete': (id) => reviews.deleteReview(id),
  'reviews.like': (id) => reviews.likeReview(id),
  'reviews.dislike': (id) => reviews.dislikeReview(id),
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
    send: (id = 'x') => sends[call](id),
    failed: calls[call].failed,
  }
})

export function endpointFor(call: SentCall): Endpoint {
  const endpoint = endpoints.find((known) => known.call === call)
  if (!endpoint) throw new Error(`There is no call ${call}`)
  return endpoint
}
