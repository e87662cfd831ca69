import type { Scenario } from '../../types.ts'

export default {
  id: 'registration-fails',
  title: 'Registration fails',
  look: 'Registering says ‘Registration failed. Please try again.’',
  messages: ['Registration failed. Please try again.'],
  page: '/register',
  state: {
    rules: [
      { call: 'POST /api/auth/register', effect: { kind: 'status', status: 500, body: '{"success":false}' } },
    ],
  },
} satisfies Scenario
