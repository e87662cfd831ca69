import type { Scenario } from '../../types.ts'

export default {
  id: 'profile-fails',
  title: 'Changing the profile fails',
  look: 'Saving the profile or a new password says ‘An error occurred’.',
  messages: ['An error occurred'],
  page: '/profile',
  state: {
    persona: 'frequent-passenger',
    rules: [
      { call: 'PUT /api/auth/me', effect: { kind: 'status', status: 500, body: '{"success":false}' } },
      {
        call: 'PUT /api/auth/change-password',
        effect: { kind: 'status', status: 500, body: '{"success":false}' },
      },
    ],
  },
} satisfies Scenario
