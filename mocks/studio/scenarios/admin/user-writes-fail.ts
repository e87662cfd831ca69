import type { Scenario } from '../../types.ts'

export default {
  id: 'user-writes-fail',
  title: 'Changing users fails',
  look: 'Each change says what failed: ‘Failed to create user’, ‘Failed to update user’, ‘Failed to delete user’, ‘Failed to update user status’.',
  messages: [
    'Failed to create user',
    'Failed to update user',
    'Failed to delete user',
    'Failed to update user status',
  ],
  page: '/admin/users',
  state: {
    persona: 'admin',
    rules: [
      { call: 'LOCAL users.create', effect: { kind: 'status', status: 500 } },
      { call: 'LOCAL users.update', effect: { kind: 'status', status: 500 } },
      { call: 'LOCAL users.delete', effect: { kind: 'status', status: 500 } },
      { call: 'LOCAL users.setStatus', effect: { kind: 'status', status: 500 } },
    ],
  },
} satisfies Scenario
