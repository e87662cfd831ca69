import type { Scenario } from '../../types.ts'

export default {
  id: 'train-writes-fail',
  title: 'Changing trains fails',
  look: 'Each change is taken back after ten seconds: ‘Failed to create train’, ‘Failed to update train’, ‘Failed to delete train’.',
  messages: ['Failed to create train', 'Failed to update train', 'Failed to delete train'],
  page: '/admin/trains',
  state: {
    persona: 'admin',
    rules: [
      { call: 'POST /api/trains', effect: { kind: 'html' } },
      { call: 'PUT /api/trains/:id', effect: { kind: 'html' } },
      { call: 'DELETE /api/trains/:id', effect: { kind: 'html' } },
    ],
  },
} satisfies Scenario
