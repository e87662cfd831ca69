import * as auth from '@/api/auth'
import * as bookings from '@/api/bookings'
import * as reviews from '@/api/reviews'
import * as stations from '@/api/stations'
import { downloadTicket } from '@/api/ticket'
import * as trains from '@/api/trains'
import { aNewBooking, aStation } from './railway/builders'

export interface Endpoint {
  /** As the API lists it: method, and path below /api. */
  name: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  send: () => Promise<unknown>
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

const sends: Record<string, () => Promise<unknown>> = {
  'POST /auth/register': () => auth.register(account),
  'POST /auth/login': () => auth.login(account),
  'GET /auth/me': () => auth.getMe(),
  'PUT /auth/me': () => auth.updateProfile(user, person),
  'POST /auth/forgot-password': () => auth.forgotPassword(user.email),
  'POST /auth/reset-password/:token': () => auth.resetPassword('x', 'Secret!1'),
  'PUT /auth/change-password': () => auth.changePassword('Secret!1', 'Secret!2'),

  'GET /stations': () => stations.listStations(),
  'GET /stations/:id': () => stations.getStation('x'),
  'GET /stations/nearby': () =>
    stations.listNearbyStations({ latitude: 1, longitude: 2, maxDistance: 50_000 }),
  'POST /stations': () => stations.createStation(station),
  'PUT /stations/:id': () => stations.updateStation('x', station),
  'DELETE /stations/:id': () => stations.deleteStation('x'),

  'GET /trains': () => trains.listTrains(),
  'GET /trains/:id': () => trains.getTrain('x'),
  'GET /trains/search': () => trains.searchTrains({ from: 'a', to: 'b', date: '2026-03-04' }),
  'GET /trains/:id/seats': () => trains.getSeats('x', '2026-03-04'),
  'POST /trains': () => trains.createTrain(train),
  'PUT /trains/:id': () => trains.updateTrain('x', train),
  'DELETE /trains/:id': () => trains.deleteTrain('x'),

  'GET /bookings': () => bookings.listBookings(),
  'GET /bookings/:id': () => bookings.getBooking('x'),
  'GET /bookings/pnr/:pnr': () => bookings.getBookingByPnr('ABCDEFGH'),
  'POST /bookings': () => bookings.createBooking(aNewBooking()),
  'PUT /bookings/:id/cancel': () => bookings.cancelBooking('x'),
  'GET /admin/bookings': () => bookings.listAllBookings(),
  'GET /bookings/:id/details': () => bookings.getBooking('x'),
  'GET /bookings/:id/ticket': () => downloadTicket('x', 'ABCDEFGH'),

  'GET /reviews/train/:id': () => reviews.listTrainReviews('x'),
  'POST /reviews': () => reviews.createReview(review),
  'PUT /reviews/:id': () => reviews.updateReview('x', { rating: 2 }),
  'PUT /reviews/:id/like': () => reviews.likeReview('x'),
  'PUT /reviews/:id/dislike': () => reviews.dislikeReview('x'),
  'DELETE /reviews/:id': () => reviews.deleteReview('x'),
  'GET /reviews/search': () => reviews.searchReviews('x'),
}

/** Every endpoint of the specification, and a call that reaches it. */
export const endpoints: readonly Endpoint[] = Object.entries(sends).map(([name, send]) => {
  const [method = '', path = ''] = name.split(' ')
  return { name, method: method.toLowerCase() as Endpoint['method'], path, send }
})
