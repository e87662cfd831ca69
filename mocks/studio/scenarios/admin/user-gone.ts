import type { Scenario } from '../../types.ts'

export default {
  id: 'user-gone',
  title: 'A user that is gone',
  look: 'The address of a user who was deleted meanwhile opens ‘User not found’ over the list.',
  messages: ['User not found'],
  page: '/admin/users?edit=gone',
  state: { persona: 'admin' },
} satisfies Scenario
