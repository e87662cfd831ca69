import type { Scenario } from '../../types.ts'

export default {
  id: 'trains-fail',
  title: 'Trains fail',
  look: 'The list says ‘Failed to fetch trains’ and offers to try again.',
  messages: ['Failed to fetch trains'],
  page: '/trains',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/trains', effect: { kind: 'status', status: 500 } }],
  },
} satisfies Scenario
