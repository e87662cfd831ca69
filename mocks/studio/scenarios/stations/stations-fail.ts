import type { Scenario } from '../../types.ts'

export default {
  id: 'stations-fail',
  title: 'Stations fail',
  look: 'The list says ‘Failed to fetch stations’.',
  messages: ['Failed to fetch stations'],
  page: '/stations',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/stations', effect: { kind: 'status', status: 500 } }],
  },
} satisfies Scenario
