import type { Scenario } from '../../types.ts'

export default {
  id: 'train-without-id',
  title: 'Booking without a train',
  look: 'The booking form says ‘No train ID provided’.',
  messages: ['No train ID provided'],
  page: '/bookings/new/%20',
  state: { persona: 'frequent-passenger' },
} satisfies Scenario
