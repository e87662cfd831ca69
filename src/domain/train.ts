import type { StationRef } from './station'

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof weekdays)[number]

export const trainTypes = ['Rajdhani', 'Shatabdi', 'Duronto', 'Express', 'Passenger', 'Other'] as const

export interface Stop {
  station: StationRef | null
  /** ISO instants or HH:mm; only the clock time counts. */
  arrivalTime?: string
  departureTime?: string
  /** Kilometres from the first stop. */
  distance?: number
  /** Calendar days since the first departure, from 0. */
  day?: number
}

export interface Train {
  _id: string
  trainNumber: string
  name: string
  trainType: string
  source: StationRef | null
  destination: StationRef | null
  /** ISO instants or HH:mm, possibly invalid; only the clock time and the difference count. */
  departureTime: string
  arrivalTime: string
  totalSeats: number | null
  /** Rupees: per passenger and 100 km where the route holds both stations, else per passenger. */
  fare: number | null
  route: Stop[]
  /** Absent means every day; empty means none. */
  daysOfOperation?: Weekday[]
  status: string
}

/** What PUT and POST /api/trains take (api-model 3.3). */
export interface TrainInput {
  trainNumber: string
  name: string
  trainType: string
  source: string
  destination: string
  departureTime: string
  arrivalTime: string
  totalSeats: number
  fare: number
  daysOfOperation: Weekday[]
  route?: { station: string; arrivalTime?: string; departureTime?: string; distance?: number; day?: number }[]
}

export interface Seats {
  availableSeats: number
  totalSeats: number | null
}
