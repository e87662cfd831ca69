import type { Scenario } from '../../types.ts'

export default {
  id: 'offline',
  title: 'Offline',
  look: 'The browser is offline: what was loaded stays, and writing is refused in words.',
  page: '/dashboard',
  state: { persona: 'frequent-passenger', offline: true },
} satisfies Scenario
