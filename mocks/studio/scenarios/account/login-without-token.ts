import type { Scenario } from '../../types.ts'

export default {
  id: 'login-without-token',
  title: 'Login without a token',
  look: 'Logging in says ‘Invalid response from server’, and nobody is signed in.',
  messages: ['Invalid response from server'],
  page: '/login',
  state: { rules: [{ call: 'POST /api/auth/login', effect: { kind: 'missing', field: 'token' } }] },
} satisfies Scenario
