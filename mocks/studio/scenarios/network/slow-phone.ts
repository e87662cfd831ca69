import type { Scenario } from '../../types.ts'

export default {
  id: 'slow-phone',
  title: 'Slow phone network',
  look: 'Each answer takes one to two seconds: nothing jumps, and no press is lost.',
  page: '/trains',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: '*', effect: { kind: 'wait', ms: 1200, spread: 800 } }],
  },
} satisfies Scenario
