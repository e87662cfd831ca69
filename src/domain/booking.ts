import type { StationRef } from './station'

export interface Passenger {
  name: string
  age: number
  gender: Gender
  berthPreference?: string
}
export type Gender = 'M' | 'F' | 'O'

export interface BookedPassenger {
  name: string
  age: number | null
  gender: string
  seatNumber: string | null
  coach: string | null
  status?: string
}

export interface BookedTrain {
  _id?: string
  trainNumber?: string
  name?: string
  departureTime?: string
  arrivalTime?: string
}

export interface Booking {
  _id: string
  pnr: string
  /** Confirmed, Waiting, RAC, Cancelled, Pending, Completed, or the server's own word. */
  status: string
  paymentStatus: string
  paymentMethod?: string
  train: BookedTrain | null
  from: StationRef | null
  to: StationRef | null
  /** YYYY-MM-DD: a calendar date, never moved between time zones. */
  journeyDate: string
  /** ISO instant. */
  bookedAt?: string
  passengers: BookedPassenger[]
  /** Rupees; the server's figure. */
  totalFare: number | null
  user?: { _id: string; name?: string; email?: string }
}

export interface NewBooking {
  train: string
  fromStation: string
  toStation: string
  /** YYYY-MM-DD. */
  journeyDate: string
  passengers: Passenger[]
  paymentMethod: string
  /** One per decision to book (G6). Travels in the body; servers that do not know it ignore it. */
  clientRequestId: string
}
