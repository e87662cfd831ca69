/** The tables of the mock back end, in the back end's own words. Ids are 24 hexadecimal digits. */

export interface StationRecord {
  _id: string
  /** Upper case, unique. */
  code: string
  name: string
  city: string
  state: string
  zone?: string
  /** Null where nobody wrote it down. */
  latitude: number | null
  longitude: number | null
}

export type PlacedStation = StationRecord & { latitude: number; longitude: number }

export interface StopRecord {
  /** Station id. */
  station: string
  /** ISO instants whose date part means nothing; absent at the first (arrival) and last (departure) stop. */
  arrivalTime?: string
  departureTime?: string
  /** Kilometres from the first stop. */
  distance: number
  /** Calendar days since the departure at the first stop, from 0, at the arrival here (railway's zone). */
  day: number
}

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof weekdays)[number]
export const trainTypes = ['Rajdhani', 'Shatabdi', 'Duronto', 'Express', 'Passenger', 'Other'] as const
export type TrainType = (typeof trainTypes)[number]
export const genders = ['M', 'F', 'O'] as const

export interface TrainRecord {
  _id: string
  trainNumber: string
  name: string
  trainType: TrainType
  /** Station ids. */
  source: string
  destination: string
  /** ISO instants; only the clock time in Asia/Kolkata and the difference count. */
  departureTime: string
  arrivalTime: string
  totalSeats: number
  availableSeats: number
  /** Rupees per passenger and 100 km where the route holds both stations, else rupees per passenger. */
  fare: number
  route: StopRecord[]
  daysOfOperation: Weekday[]
  status?: 'Active' | 'Inactive' | 'Cancelled'
}

export interface UserRecord {
  _id: string
  username: string
  /** Lower case, unique. */
  email: string
  password: string
  role: string
  /** What the account's answers say of the role instead, where they do not say it plainly. */
  roleAs?: { role?: unknown; roles?: unknown }
  firstName?: string
  lastName?: string
  phone?: string
  createdAt: string
  updatedAt: string
}

export interface PassengerRecord {
  name: string
  age: number
  gender: (typeof genders)[number]
  seatNumber: string | null
}

export interface BookingRecord {
  _id: string
  /** Eight of A-Z and 0-9, unique. */
  pnr: string
  user: string
  train: string
  fromStation: string
  toStation: string
  /** Midnight UTC of the calendar date, as an instant. */
  journeyDate: string
  bookingDate: string
  passengers: PassengerRecord[]
  totalFare: number
  bookingStatus: 'Confirmed' | 'Waiting' | 'RAC' | 'Cancelled'
  paymentStatus: 'Pending' | 'Completed' | 'Failed' | 'Refunded'
  paymentMethod: string
}

export interface ReviewRecord {
  _id: string
  user: string
  train: string
  rating: number
  title: string
  comment: string
  /** Midnight UTC of the calendar date, as an instant. */
  journeyDate: string
  /** User ids. */
  likes: string[]
  dislikes: string[]
  createdAt: string
}

export interface Tables {
  stations: StationRecord[]
  trains: TrainRecord[]
  users: UserRecord[]
  bookings: BookingRecord[]
  reviews: ReviewRecord[]
}

export const noRecords = (): Tables => ({ stations: [], trains: [], users: [], bookings: [], reviews: [] })

/** Somebody the demo can be shown as: one press on the login page. */
export interface Persona {
  /** Stable key, e.g. 'frequent-passenger'. */
  id: string
  label: string
  /** One sentence on what this person shows. */
  note: string
  email: string
  password: string
}
