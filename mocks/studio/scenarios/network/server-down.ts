import type { Scenario } from '../../types.ts'

export default {
  id: 'server-down',
  title: 'Server down',
  look: 'Every call is answered with 503: each page says what it could not load and offers to try again.',
  page: '/trains',
  state: { persona: 'frequent-passenger', rules: [{ call: '*', effect: { kind: 'status', status: 503 } }] },
} satisfies Scenario
