import type { Scenario } from '../../types.ts'

export default {
  id: 'original-gaps',
  title: 'The gaps of the original back end',
  look: 'Booking details, tickets, profile changes and the reviews of a train fail; each page says what is missing and goes on.',
  page: '/bookings',
  state: { persona: 'frequent-passenger', gaps: true },
} satisfies Scenario
