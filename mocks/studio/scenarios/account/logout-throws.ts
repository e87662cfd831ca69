import type { Scenario } from '../../types.ts'

export default {
  id: 'logout-throws',
  title: 'Logging out throws',
  look: 'Logging out works all the same; the console says ‘An error occurred during logout’.',
  messages: ['An error occurred during logout'],
  page: '/dashboard',
  state: { persona: 'frequent-passenger', noChannel: true },
} satisfies Scenario
