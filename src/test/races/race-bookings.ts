import type { QueryKey } from '@tanstack/react-query'
import type { Booking, NewBooking } from '@/domain/bookings/booking'
import type { Page } from '@/domain/page'
import type { Seats } from '@/domain/trains/train'
import { bookingQueries } from '@/queries/bookings'
import { trainQueries } from '@/queries/trains'
import { aNewBooking } from '@/test/railway/builders'
import { type Call, type RaceServer, Refusal } from './race-harness'

interface Kept {
  _id: string
  pnr: string
  bookingStatus: string
  journeyDate: string
  train: { _id: string }
  passengers: NewBooking['passengers']
}

const stamp = ({ _id, bookingStatus }: Kept) => `${_id} ${bookingStatus}`
const seats = 9

/** Bookings of one passenger on one train, the last one first. */
export class BookingServer implements RaceServer {
  keys = [bookingQueries.all(), trainQueries.seatsOf('t1')]
  bookings: Kept[]

  constructor(size: number) {
    this.bookings = Array.from({ length: size }, (_, n) => this.#kept(n, aNewBooking({ passengers: [] })))
  }
  #kept(n: number, { passengers, journeyDate }: NewBooking): Kept {
    return {
      _id: `b${n}`,
      pnr: `PNR0000${n}`,
      bookingStatus: 'Confirmed',
      journeyDate,
      train: { _id: 't1' },
      passengers,
    }
  }
  #free = () => seats - this.bookings.filter(({ bookingStatus }) => bookingStatus === 'Confirmed').length
  #cancel(known: Kept) {
    if (known.bookingStatus === 'Cancelled') throw new Refusal('Cancelled already')
    const bookingStatus = 'Cancelled'
    this.bookings = this.bookings.map((kept) => (kept === known ? { ...kept, bookingStatus } : kept))
    return { data: { ...known, bookingStatus } }
  }
  carryOut = ({ method, path, parts: [first = '', second = ''], body }: Call) => {
    if (path === '/trains/t1/seats') return { data: { availableSeats: this.#free() } }
    if (method === 'POST') {
      const made = this.#kept(this.bookings.length, body as unknown as NewBooking)
      this.bookings = [made, ...this.bookings]
      return { data: made }
    }
    if (path === '/bookings' || path === '/admin/bookings') {
      return { success: true, data: this.bookings, total: this.bookings.length }
    }
    const known = this.bookings.find(({ _id, pnr }) => _id === first || pnr === second)
    if (!known) throw new Refusal('No such booking')
    return method === 'PUT' ? this.#cancel(known) : { data: known }
  }
  truth = ([resource, kind, id]: QueryKey) => {
    if (resource === 'seats') return this.#free()
    if (kind === 'list') return [...this.bookings.map(stamp), this.bookings.length]
    const known = this.bookings.find(({ _id, pnr }) => id === _id || id === pnr)
    return known && stamp(known)
  }
  told = (data: Page<Booking> | Booking | Seats) => {
    const told = ({ _id, status }: Booking) => `${_id} ${status}`
    if ('availableSeats' in data) return data.availableSeats
    return 'items' in data ? [...data.items.map(told), data.total] : told(data)
  }
}
