/**
 * List K of the requirements, word for word, as far as it belongs to no single call: refusals that have a cause of
 * their own, and the headings of a page or a part of it. The calls' own words are in `api/messages.ts`, those of the
 * session's start in `auth/session.ts`.
 */
export const words = {
  invalidResponse: 'Invalid response from server',
  notAuthenticated: 'User not authenticated',
  noTrainId: 'No train ID provided',
  noTrainData: 'No train data received',
  invalidTrain: 'Invalid train data format received',
  trainPage: 'Failed to load train details',
  trainUnusable: 'Failed to process train data',
  seatCheck: 'Failed to check seat availability',
  bookingsPage: 'Failed to fetch bookings. Please try again.',
  noBookingData: 'No booking data received from any endpoint',
  dashboard: 'Failed to load dashboard data',
  userNotFound: 'User not found',
} as const
