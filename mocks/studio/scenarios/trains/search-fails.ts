import { dayAhead } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'search-fails',
  title: 'Search for journeys fails',
  look: 'Planning from Mumbai to Pune says ‘Failed to search trains’.',
  messages: ['Failed to search trains'],
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/trains/search', effect: { kind: 'status', status: 500 } }],
  },
  arrange: () => `/journey-planner?from=CSMT&to=PUNE&date=${dayAhead(5)}`,
} satisfies Scenario
