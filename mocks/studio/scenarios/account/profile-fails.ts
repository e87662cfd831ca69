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
      { call: 'PUT /api/auth/me', effect: { kind: 'html' } },
      {
        call: 'PUT /api/auth/change-password',
        effect: { kind: 'html' },
      },
    ],
  },
} satisfies Scenario
