import type { Scenario } from '../../types.ts'

export default {
  id: 'station-writes-fail',
  title: 'Changing stations fails',
  look: 'Each change is taken back after ten seconds: ‘Failed to create station’, ‘Failed to update station’, ‘Failed to delete station’.',
  messages: ['Failed to create station', 'Failed to update station', 'Failed to delete station'],
  page: '/admin/stations',
  state: {
    persona: 'admin',
    rules: [
      { call: 'POST /api/stations', effect: { kind: 'html' } },
      { call: 'PUT /api/stations/:id', effect: { kind: 'html' } },
      {
        call: 'DELETE /api/stations/:id',
        effect: { kind: 'html' },
      },
    ],
  },
} satisfies Scenario
