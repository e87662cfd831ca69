import type { Scenario } from '../../types.ts'

export default {
  id: 'all-bookings-fail',
  title: 'All bookings fail',
  look: 'The list says ‘Failed to fetch all bookings’.',
  messages: ['Failed to fetch all bookings'],
  page: '/admin/bookings',
  state: {
    persona: 'admin',
    rules: [{ call: 'GET /api/admin/bookings', effect: { kind: 'status', status: 500 } }],
  },
} satisfies Scenario
