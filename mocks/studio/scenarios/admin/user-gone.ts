import type { Scenario } from '../../types.ts'

export default {
  id: 'user-gone',
  title: 'A user that is gone',
  look: 'Changing, blocking or deleting a user says ‘User not found’.',
  messages: ['User not found'],
  page: '/admin/users',
  state: {
    persona: 'admin',
    rules: [
      { call: 'LOCAL users.update', effect: { kind: 'status', status: 404 } },
      { call: 'LOCAL users.delete', effect: { kind: 'status', status: 404 } },
      { call: 'LOCAL users.setStatus', effect: { kind: 'status', status: 404 } },
    ],
  },
} satisfies Scenario
