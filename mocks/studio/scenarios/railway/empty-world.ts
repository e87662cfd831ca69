import type { Scenario } from '../../types.ts'

export default {
  id: 'empty-world',
  title: 'Empty world',
  look: 'No train, no station, no booking: every list says so, and none looks broken.',
  page: '/trains',
  state: { persona: 'new-passenger', world: 'empty' },
} satisfies Scenario
