import type { Scenario } from '../../types.ts'

export default {
  id: 'admin-forbidden',
  title: '403 from the server for an administrator',
  look: 'Each change is taken back with the server’s words, and the session goes on.',
  page: '/admin/trains',
  state: {
    persona: 'admin',
    rules: [
      { call: 'POST /api/trains', effect: { kind: 'status', status: 403 } },
      { call: 'PUT /api/trains/:id', effect: { kind: 'status', status: 403 } },
      { call: 'DELETE /api/trains/:id', effect: { kind: 'status', status: 403 } },
      { call: 'POST /api/stations', effect: { kind: 'status', status: 403 } },
      { call: 'PUT /api/stations/:id', effect: { kind: 'status', status: 403 } },
      { call: 'DELETE /api/stations/:id', effect: { kind: 'status', status: 403 } },
    ],
  },
} satisfies Scenario
