import type { Scenario } from '../../types.ts'

export default {
  id: 'nearby-fails',
  title: 'Stations nearby fail',
  look: 'No page asks for them, as distances are computed in the browser; whoever does reads ‘Failed to fetch nearby stations’.',
  messages: ['Failed to fetch nearby stations'],
  page: '/stations',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/stations/nearby', effect: { kind: 'status', status: 500 } }],
  },
} satisfies Scenario
