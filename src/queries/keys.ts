/** How the keys of each resource begin. Apart from what fetches them, as a change of one makes others old. */
export const keys = {
  bookings: ['bookings'],
  reviews: ['reviews'],
  seats: ['seats'],
  stations: ['stations'],
  trains: ['trains'],
} as const
