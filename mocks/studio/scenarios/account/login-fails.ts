import type { Scenario } from '../../types.ts'

export default {
  id: 'login-fails',
  title: 'Login fails',
  look: 'Logging in says ‘Login failed. Please check your credentials.’',
  messages: ['Login failed. Please check your credentials.'],
  page: '/login',
  state: {
    rules: [
      { call: 'POST /api/auth/login', effect: { kind: 'status', status: 500, body: '{"success":false}' } },
    ],
  },
} satisfies Scenario
