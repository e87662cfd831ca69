import type { Scenario } from '../../types.ts'

export default {
  id: 'dashboard-fails',
  title: 'The dashboard’s figures fail',
  look: 'The dashboard says ‘Failed to load dashboard data’.',
  messages: ['Failed to load dashboard data'],
  page: '/admin/dashboard',
  state: { persona: 'admin', rules: [{ call: 'LOCAL dashboard', effect: { kind: 'status', status: 500 } }] },
} satisfies Scenario
