import type { Scenario } from '../../types.ts'

export default {
  id: 'user-not-loaded',
  title: 'User not loaded',
  look: 'Load the page again: the login page says ‘Failed to load user. Please log in again.’',
  messages: ['Failed to load user. Please log in again.'],
  page: '/dashboard',
  state: {
    persona: 'frequent-passenger',
    rules: [{ call: 'GET /api/auth/me', effect: { kind: 'status', status: 500 } }],
  },
} satisfies Scenario
