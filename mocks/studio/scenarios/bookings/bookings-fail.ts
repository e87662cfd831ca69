import type { Scenario } from '../../types.ts'

export default {
  id: 'bookings-fail',
  title: 'Own bookings fail',
  look: 'The list says ‘Failed to fetch bookings. Please try again.’; the call’s own words are ‘Failed to fetch bookings’.',
  messages: ['Failed to fetch bookings', 'Failed to fetch bookings. Please try again.'],
  page: '/bookings',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/bookings', effect: { kind: 'status', status: 500 } }],
  },
} satisfies Scenario
