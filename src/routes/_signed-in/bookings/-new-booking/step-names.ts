import type { BookingStep } from './booking-search'

export const stepNames: Record<BookingStep, string> = {
  journey: 'Journey',
  passengers: 'Passengers',
  review: 'Review',
}
