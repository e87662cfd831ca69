import type { Scenario } from '../../types.ts'

export default {
  id: 'login-without-token',
  title: 'Login without a token',
  look: 'Whoever logs in reads ‘Invalid response from server’, and is not signed in.',
  messages: ['Invalid response from server'],
  page: '/login',
  state: { rules: [{ call: 'POST /api/auth/login', effect: { kind: 'missing', field: 'token' } }] },
} satisfies Scenario
