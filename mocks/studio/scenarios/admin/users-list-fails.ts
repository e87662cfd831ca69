import type { Scenario } from '../../types.ts'

export default {
  id: 'users-list-fails',
  title: 'Users fail',
  look: 'The list says ‘Failed to fetch users’.',
  messages: ['Failed to fetch users'],
  page: '/admin/users',
  state: { persona: 'admin', rules: [{ call: 'LOCAL users.list', effect: { kind: 'status', status: 500 } }] },
} satisfies Scenario
