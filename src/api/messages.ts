import { userNotLoaded } from '@/auth/session'
import { genericMessage } from '@/lib/http/api-error'

/** List K of the requirements, word for word: what each call says when it fails and nothing better is known. */
export const messages = {
  'auth.register': 'Registration failed. Please try again.',
  'auth.login': 'Login failed. Please check your credentials.',
  'auth.me': userNotLoaded,
  'auth.updateProfile': genericMessage,
  'auth.forgotPassword': genericMessage,
  'auth.resetPassword': genericMessage,
  'auth.changePassword': genericMessage,

  'trains.list': 'Failed to fetch trains',
  'trains.get': 'Failed to fetch train',
  'trains.details': 'Failed to fetch train details',
  'trains.search': 'Failed to search trains',
  'trains.create': 'Failed to create train',
  'trains.update': 'Failed to update train',
  'trains.delete': 'Failed to delete train',
  'trains.seats': 'Failed to fetch available seats',

  'bookings.list': 'Failed to fetch bookings',
  'bookings.get': 'Failed to fetch booking',
  'bookings.byPnr': 'Failed to fetch booking by PNR',
  'bookings.details': 'Failed to fetch booking details',
  'bookings.create': 'Failed to create booking',
  'bookings.cancel': 'Failed to cancel booking',
  'bookings.ticket': genericMessage,
  'bookings.listAll': 'Failed to fetch all bookings',

  'reviews.ofTrain': 'Failed to fetch train reviews',
  'reviews.create': 'Failed to create review',
  'reviews.update': 'Failed to update review',
  'reviews.delete': 'Failed to delete review',
  'reviews.like': 'Failed to like review',
  'reviews.dislike': 'Failed to dislike review',
  'reviews.search': 'Failed to search reviews',

  'stations.list': 'Failed to fetch stations',
  'stations.get': 'Failed to fetch station',
  'stations.nearby': 'Failed to fetch nearby stations',
  'stations.create': 'Failed to create station',
  'stations.update': 'Failed to update station',
  'stations.delete': 'Failed to delete station',

  'users.list': 'Failed to fetch users',
  'users.create': 'Failed to create user',
  'users.update': 'Failed to update user',
  'users.delete': 'Failed to delete user',
  'users.setStatus': 'Failed to update user status',
} as const

export type Call = keyof typeof messages
